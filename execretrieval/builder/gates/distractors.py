"""Gate 4: each distractor fails at least one test, the same ones on a second run."""

from __future__ import annotations

from collections.abc import Sequence

from execretrieval.builder.finding import Finding
from execretrieval.runner import Job, Limits, Variant, Verdict

SECOND_RUN = Variant(repetition=1)


def job(code: str, tests: Sequence[str], limits: Limits | None, *, again: bool = False) -> Job:
    """Return the first or the second run of a distractor."""
    return Job(code, tuple(tests), limits, SECOND_RUN if again else Variant())


def judge(task_id: str, name: str, first: Verdict, second: Verdict) -> list[Finding]:
    """Return why a distractor is not one, given its two runs."""
    if first.passed:
        return [Finding(task_id, "distractors", "survives", f"{name} passes every test", "distractor")]
    if first.ended_by == "environment":
        return [Finding(task_id, "distractors", "environment", f"{name}: {first.outcomes[0]}", "distractor")]
    if first.outcomes != second.outcomes:
        pairs = zip(first.outcomes, second.outcomes, strict=True)
        number, a, b = next((n, a, b) for n, (a, b) in enumerate(pairs, start=1) if a != b)
        reason = f"{name}: test {number} gave {a!r} and on the second run {b!r}"
        return [Finding(task_id, "distractors", "unstable", reason, "distractor")]
    return []
