"""The `subprocess` tier's process: one job, read from an inherited descriptor, then the end."""

from __future__ import annotations

import marshal
import os

from execretrieval.runner.inside import candidate
from execretrieval.runner.inside.rlimits import lower, plan


def main(arguments: list[str]) -> None:
    """Run the job found on the descriptor `arguments[0]`, reporting on the descriptor `arguments[1]`.

    With it come its limits: seconds of CPU time, MiB of memory and of a file.
    """
    job_fd, report_fd = map(int, arguments)
    with os.fdopen(job_fd, "rb") as file:
        bounds, order = marshal.load(file)  # noqa: S302 - written by our own driver
    cpu_s, memory_mib, file_mib = bounds
    code, tests, seed, clock_offset_s, _ = order
    os.set_inheritable(report_fd, False)
    lower(plan(cpu_s=cpu_s, memory_mib=memory_mib, file_mib=file_mib))
    stage = candidate.Stage()
    candidate.run(stage, code, tests, report_fd=report_fd, seed=seed, clock_offset_s=clock_offset_s)
