"""How an audit runs code: always through the runner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from execretrieval.errors import RunnerError
from execretrieval.runner import Job, Limits, Verdict, VerdictCache, run

Report = Callable[[str, int, int], None]
LIMITS = Limits()


def silent(stage: str, done: int, total: int) -> None:
    """Report nothing."""


@dataclass(frozen=True, slots=True)
class Running:
    """Workers, the cache of verdicts, and whether code is trusted without a sandbox."""

    workers: int = 1
    cache: VerdictCache | None = None
    trusted: bool = False
    report: Report = silent

    def verdicts(self, stage: str, jobs: Sequence[Job]) -> list[Verdict]:
        """Return the verdicts in the order of the jobs; raises RunnerError if the machine failed."""
        return list(self.stream(stage, jobs))

    def stream(self, stage: str, jobs: Sequence[Job]) -> Iterator[Verdict]:
        """Yield what `verdicts` returns, for verdicts that hold values: all of them at once are too much."""
        verdicts = run(jobs, workers=self.workers, cache=self.cache, trusted=self.trusted)
        for done, verdict in enumerate(verdicts, 1):
            if verdict.ended_by == "infrastructure":
                raise RunnerError(f"a {stage} job could not be run: {verdict.outcomes[0]}")
            yield verdict
            self.report(stage, done, len(jobs))


def cpu_limit(cpu_s: float, factor: int = 50) -> Limits:
    """Return the limits of a mutant: min(5 s, max(0.5 s, `factor` times its canonical's CPU time)).

    Rounded up to a step, so that a measured time seldom makes a difference.
    """
    steps = (0.5, 1.0, 2.0, LIMITS.cpu_s)
    wanted = min(factor * cpu_s, LIMITS.cpu_s)
    chosen = next(step for step in steps if step >= wanted)
    return Limits(wall_s=LIMITS.wall_s, cpu_s=chosen, memory_mib=LIMITS.memory_mib, file_mib=LIMITS.file_mib)
