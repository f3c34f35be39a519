"""Gate 3: the canonical passes every test, and again under another hash seed, time zone and clock."""

from __future__ import annotations

from collections.abc import Sequence

from execretrieval.builder.execution import Execution
from execretrieval.builder.finding import Finding
from execretrieval.runner import Job, Variant, Verdict

# 200 days move the clock into another month, weekday and, where there is one, the other side of summer time.
VARIANTS = (
    Variant(),
    Variant(hash_seed=1, time_zone="Asia/Kolkata", clock_offset_s=200 * 86_400, repetition=1),
)


Subject = tuple[str, str, Sequence[str]]


def check(subjects: Sequence[Subject], findings: list[Finding], execution: Execution) -> dict[str, Verdict]:
    """Run each (name, code, tests) in all variants; return the plain verdict of those that pass, by name."""
    # Variant by variant: a worker serves one hash seed.
    rounds = [
        execution.verdicts(
            "canonicals", [Job(code, tuple(tests), variant=variant) for _, code, tests in subjects]
        )
        for variant in VARIANTS
    ]
    passed: dict[str, Verdict] = {}
    for (name, _, _), *verdicts in zip(subjects, *rounds, strict=True):
        found = judge(name, verdicts, execution.limits.cpu_s)
        findings += found
        if not found:
            passed[name] = verdicts[0]
    return passed


def judge(task_id: str, verdicts: Sequence[Verdict], cpu_limit_s: float) -> list[Finding]:
    """Return why the canonical does not pass, given its verdicts, the plain one first."""
    plain, *others = verdicts
    if any("TIMEOUT" in verdict.outcomes for verdict in verdicts) or plain.cpu_s > cpu_limit_s / 2:
        # Nearer to the limit, the speed of the day would decide.
        reason = f"takes more than half of the CPU limit of {cpu_limit_s:g} s"
        return [Finding(task_id, "canonical", "too-slow", reason)]
    if not plain.passed:
        if plain.ended_by == "environment":
            reason = f"needs more than the standard library: {first_failure(plain)}"
            return [Finding(task_id, "canonical", "environment", reason)]
        return [Finding(task_id, "canonical", "canonical-fails", first_failure(plain))]
    for verdict in others:
        if not verdict.passed:
            variant = verdict.job.variant
            reason = (
                f"passes, but not with hash seed {variant.hash_seed}, time zone {variant.time_zone} "
                f"and the clock {variant.clock_offset_s // 86_400} days on: {first_failure(verdict)}"
            )
            return [Finding(task_id, "canonical", "not-deterministic", reason)]
    return []


def first_failure(verdict: Verdict) -> str:
    """Return the first test that did not pass and its outcome, on one line."""
    for number, (test, outcome) in enumerate(zip(verdict.job.tests, verdict.outcomes, strict=True), start=1):
        if outcome != "pass":
            shown = " ".join(test.split())
            return f"test {number} of {len(verdict.outcomes)}: {outcome}: {shown[:120]}"
    return "there is no test"
