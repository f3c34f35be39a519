"""Gate 3: the canonical passes every test, and again under another hash seed, time zone and clock.

An audit changes one circumstance at a time, so that it can say which one a canonical depends on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial

from execretrieval.builder.execution import Execution
from execretrieval.builder.finding import Finding
from execretrieval.runner import Job, Variant, Verdict
from execretrieval.runner.audit import audit

# 200 days move the clock into another month, weekday and, where there is one, the other side of summer time.
VARIANTS = (
    Variant(),
    Variant(hash_seed=1, time_zone="Asia/Kolkata", clock_offset_s=200 * 86_400, repetition=1),
)


Subject = tuple[str, str, Sequence[str]]


def check(
    subjects: Sequence[Subject], findings: list[Finding], execution: Execution, *, audited: bool = False
) -> dict[str, Verdict]:
    """Run each (name, code, tests) in all variants; return the plain verdict of those that pass, by name.

    With `audited` the circumstances of `execretrieval.runner.audit` take the place of the second variant.
    """
    # Variant by variant: a worker serves one hash seed.
    rounds = [
        execution.verdicts(
            "canonicals", [Job(code, tuple(tests), variant=variant) for _, code, tests in subjects]
        )
        for variant in (VARIANTS[:1] if audited else VARIANTS)
    ]
    passed: dict[str, Verdict] = {}
    for (name, _, _), *verdicts in zip(subjects, *rounds, strict=True):
        found = judge(name, verdicts, execution.limits.cpu_s)
        findings += found
        if not found:
            passed[name] = verdicts[0]
    if audited:
        found = check_dependence(passed, execution)
        findings += found
        for finding in found:
            passed.pop(finding.task, None)
    return passed


def check_dependence(plain: Mapping[str, Verdict], execution: Execution) -> list[Finding]:
    """Return what each passing canonical depends on, once of a kind, given its verdict by its name."""
    names: dict[Job, list[str]] = {}
    for name, verdict in plain.items():
        names.setdefault(verdict.job, []).append(name)
    found: dict[tuple[str, str], Finding] = {}
    for item in audit(plain.values(), partial(execution.verdicts, "audit")):
        reason = f"passes, but not {_circumstance(item.verdict.job, item.job)}: {first_failure(item.verdict)}"
        for name in names[item.job]:
            found.setdefault((name, item.dependence), Finding(name, "canonical", item.dependence, reason))
    return list(found.values())


def _circumstance(changed: Job, plain: Job) -> str:
    """Return in words what differs between two runs of a job."""
    if changed.tests != plain.tests:
        return "with its tests in reverse order"
    names = {
        "hash_seed": "hash seed",
        "time_zone": "time zone",
        "clock_offset_s": "seconds on the clock more:",
        "repetition": "random seed",
    }
    before, after = asdict(plain.variant), asdict(changed.variant)
    return "with " + ", ".join(f"{names[key]} {after[key]}" for key in names if after[key] != before[key])


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
