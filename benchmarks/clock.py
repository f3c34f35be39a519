"""Time of whole processes, imports included."""

import os
import subprocess
import time
from collections.abc import Sequence


def timed(command: Sequence[str], repeats: int = 1) -> tuple[float, float]:
    """Run a command some times; return the least seconds of processor and of wall clock."""
    runs = [_once(command) for _ in range(repeats)]
    return min(cpu for cpu, _ in runs), min(wall for _, wall in runs)


def _once(command: Sequence[str]) -> tuple[float, float]:
    start = time.perf_counter()
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return usage.ru_utime + usage.ru_stime, wall
