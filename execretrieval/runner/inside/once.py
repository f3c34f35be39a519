"""The `subprocess` tier's process: one job, read from an inherited descriptor, then the end."""

from __future__ import annotations

import marshal
import os

from execretrieval.runner.inside import candidate
from execretrieval.runner.inside.rlimits import lower


def main(arguments: list[str]) -> None:
    """Run the job found on the descriptor `arguments[0]`, reporting on the descriptor `arguments[1]`."""
    job_fd, report_fd = map(int, arguments)
    with os.fdopen(job_fd, "rb") as file:
        job = marshal.load(file)  # noqa: S302 - written by our own driver
    os.set_inheritable(report_fd, False)
    lower(cpu_s=job["cpu_s"], memory_mib=job["memory_mib"], file_mib=job["file_mib"])
    candidate.run(
        job["code"],
        job["tests"],
        report_fd=report_fd,
        seed=job["seed"],
        clock_offset_s=job["clock_offset_s"],
    )
