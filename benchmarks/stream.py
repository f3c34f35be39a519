"""Memory of a long stream of small jobs through the runner, resident memory printed on the way.

`python -m benchmarks.stream 200000` is the stress test; without a number it is a tenth of that. It fails if
memory grows by more than `MOST_GROWTH_MIB` after the first tenth of the jobs. The figures are those of the
driver; the workers of the sandbox and the programs that they run are processes of their own.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from execretrieval.runner import Job, VerdictCache
from execretrieval.runner import run as run_jobs

JOBS = 20_000
WORKERS = 2
MOST_GROWTH_MIB = 16.0


def small_jobs(count: int) -> Iterator[Job]:
    """Yield jobs that differ, a few of which fail."""
    for n in range(count):
        yield Job(
            f"def f(x):\n    return x + {n}\n", (f"assert f(1) == {n + 1}", f"assert f(2) % 50 != {n % 7}")
        )


def resident_mib() -> float:
    """Return the memory this process holds now."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the kernel does not say how much memory this process holds")


def run(jobs: int = JOBS) -> None:
    """Print the table; raise where memory is not flat."""
    print(f"{jobs} jobs, {WORKERS} workers, a cache on disk")
    print(f"{'jobs':>8} {'passed':>8} {'resident MiB':>13} {'per s':>7}")
    every = max(1, jobs // 10)
    seen: list[float] = []
    passed = 0
    with TemporaryDirectory() as folder, VerdictCache(Path(folder) / "verdicts.sqlite") as cache:
        started = time.perf_counter()
        for n, verdict in enumerate(run_jobs(small_jobs(jobs), workers=WORKERS, cache=cache), start=1):
            passed += verdict.passed
            if n % every == 0:
                seen.append(resident_mib())
                rate = n / (time.perf_counter() - started)
                print(f"{n:8} {passed:8} {seen[-1]:13.1f} {rate:7.0f}", flush=True)
    growth = max(seen) - seen[0]
    print(f"growth after the first tenth: {growth:.1f} MiB")
    if growth > MOST_GROWTH_MIB:
        raise RuntimeError(f"memory is not flat: {growth:.1f} MiB more after the first tenth of the jobs")


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else JOBS)
