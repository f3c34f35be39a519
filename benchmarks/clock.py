"""Time of whole processes, imports included."""

import os
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Process:
    """A process that ended well: seconds of processor and wall clock, peak memory, what it printed.

    The kernel counts the memory that its parent held when it was started to the peak.
    """

    cpu_s: float
    wall_s: float
    peak_mib: float
    output: str


def timed(command: Sequence[str], repeats: int = 1) -> tuple[float, float]:
    """Run a command some times; return the least seconds of processor and of wall clock."""
    return least([measured(command) for _ in range(repeats)])


def least(runs: Sequence[Process]) -> tuple[float, float]:
    """Return the least seconds of processor and of wall clock."""
    return min(run.cpu_s for run in runs), min(run.wall_s for run in runs)


def measured(command: Sequence[str], extra: Mapping[str, str] | None = None) -> Process:
    """Run a command once, in this environment and what is `extra`."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, env={**os.environ, **(extra or {})})
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)
        output.seek(0)
        return Process(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024, output.read())
