"""Audit passes: find code that passes now and would not in other circumstances."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from execretrieval.runner.model import Job, Variant, Verdict

Dependence = Literal["seed-dependent", "clock-dependent", "order-dependent"]
_YEAR_S = 365 * 86400
# A repetition changes what unseeded `random` starts from; the others change one thing each.
VARIANTS: tuple[tuple[Dependence, Variant], ...] = (
    ("seed-dependent", Variant(hash_seed=1)),
    ("seed-dependent", Variant(hash_seed=2)),
    ("seed-dependent", Variant(repetition=1)),
    ("seed-dependent", Variant(repetition=2)),
    ("clock-dependent", Variant(time_zone="EST5EDT")),
    ("clock-dependent", Variant(clock_offset_s=_YEAR_S + 11 * 3600)),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """A job that passed and then did not, what it depends on, and the verdict that shows it."""

    job: Job
    dependence: Dependence
    verdict: Verdict


def audit(plain: Iterable[Verdict], verdicts: Callable[[list[Job]], Iterable[Verdict]]) -> Iterator[Finding]:
    """Yield a finding for each circumstance in which a job that passes does not pass, by circumstance.

    `plain` are the verdicts of the jobs as they are; `verdicts` runs jobs and gives theirs in the same order.
    The circumstances are those of `VARIANTS`, and the tests in reverse order. A test that an earlier one
    prepares for, so that it raises NameError without it, does not make a job order-dependent.
    """
    passing = [verdict.job for verdict in plain if verdict.passed]
    # One circumstance after the other: a worker serves one hash seed.
    changed: list[tuple[Dependence, Job, Job]] = [
        (dependence, job, replace(job, variant=variant))
        for dependence, variant in VARIANTS
        for job in passing
    ]
    changed += [("order-dependent", job, replace(job, tests=job.tests[::-1])) for job in passing]
    again = verdicts([job for _, _, job in changed])
    for (dependence, job, _), verdict in zip(changed, again, strict=True):
        outcomes = [text for text in verdict.outcomes if text != "pass"]
        if dependence == "order-dependent":
            outcomes = [text for text in outcomes if not text.startswith("ERROR:NameError")]
        if outcomes and verdict.ended_by != "infrastructure":
            yield Finding(job, dependence, verdict)
