"""Running jobs for the gates: one place that counts, reports progress and stops on a failing machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from execretrieval.errors import RunnerError
from execretrieval.runner import Job, Limits, Verdict, VerdictCache, run

Report = Callable[[str, int, int], None]

# Steps of a mutant's CPU limit in seconds: with so few, a canonical measured a little slower or faster on
# another day seldom changes the limit.
CPU_STEPS = (0.5, 1.0, 2.0, 5.0)


def silent(stage: str, done: int, total: int) -> None:
    """Report nothing."""


@dataclass(slots=True)
class Execution:
    """How to run jobs, and how many were run and found in the cache so far.

    Only code that is `trusted` runs where the machine offers no sandbox. With a `backend`, called like
    `execretrieval.runner.run`, they run there: see `execretrieval.runner.cluster.Cluster.run`.
    """

    workers: int = 1
    cache: VerdictCache | None = None
    report: Report = silent
    trusted: bool = False
    limits: Limits = field(default_factory=Limits)
    backend: Callable[..., Iterator[Verdict]] | None = None
    executed: int = 0
    cached: int = 0
    tiers: Counter[str] = field(default_factory=Counter)

    def verdicts(self, stage: str, jobs: Sequence[Job]) -> list[Verdict]:
        """Run the jobs and return their verdicts in the same order.

        Raises RunnerError when the machine, not a candidate, failed.
        """
        verdicts: list[Verdict] = []
        if not jobs:
            return verdicts
        self.report(stage, 0, len(jobs))
        for verdict in (self.backend or run)(
            jobs, limits=self.limits, workers=self.workers, cache=self.cache, trusted=self.trusted
        ):
            if verdict.ended_by == "infrastructure":
                raise RunnerError(f"a {stage} job could not be run: {verdict.outcomes[0]}")
            self.tiers[verdict.tier] += 1
            if verdict.cached:
                self.cached += 1
            else:
                self.executed += 1
            verdicts.append(verdict)
            self.report(stage, len(verdicts), len(jobs))
        return verdicts

    def mutant_limits(self, canonical: Verdict) -> Limits:
        """Return the limits of a canonical's mutants.

        Their CPU limit is min(5 s, max(0.5 s, 50 times the canonical's CPU time)), rounded up to a step.
        """
        wanted = min(50 * canonical.cpu_s, self.limits.cpu_s)
        cpu_s = next((step for step in CPU_STEPS if step >= wanted), self.limits.cpu_s)
        return Limits(
            wall_s=self.limits.wall_s,
            cpu_s=min(cpu_s, self.limits.cpu_s),
            memory_mib=self.limits.memory_mib,
            file_mib=self.limits.file_mib,
        )

    def lasting_cpu_limit(self, verdict: Verdict) -> float:
        """Return the CPU limit in seconds that a verdict holds under.

        Where no test timed out the outcomes hold under any longer limit too, so the general one is returned:
        a mutant's own limit comes from a measured time, and equal builds must have equal bytes.
        """
        limits = verdict.job.limits
        return limits.cpu_s if limits and "TIMEOUT" in verdict.outcomes else self.limits.cpu_s
