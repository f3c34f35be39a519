"""The audit of a set of tasks: what is measured, and what of it is a finding under which limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from execretrieval.audit.adequacy import N_INPUTS, Adequacy
from execretrieval.audit.duplicates import SIMILARITY, Duplicate, duplicates
from execretrieval.audit.queries import MAX_WORDS, MIN_WORDS, faults
from execretrieval.audit.running import Running
from execretrieval.audit.suggest import Suggestion, examine
from execretrieval.registry import Task
from execretrieval.runner import Job
from execretrieval.runner.audit import audit as audit_passes


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a good task keeps to; anything beyond is a finding.

    `min_score` is of killed mutants by all mutants, `max_differing` of survivors that some input tells from
    the canonical, `density` of killed mutants, `similarity` the Jaccard index of token shingles.
    """

    min_score: float = 0.0
    max_differing: int = 0
    density: int = 4
    min_words: int = MIN_WORDS
    max_words: int = MAX_WORDS
    similarity: float = SIMILARITY


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a task: `rule` is the short name findings are counted by, `reason` for people."""

    task_id: str
    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class Audited:
    """All that was measured, one entry per task and in the order of the tasks, and the findings."""

    adequacy: list[Adequacy]
    suggestions: list[list[Suggestion]]
    findings: list[Finding]


def audit(
    tasks: Sequence[Task],
    running: Running,
    *,
    against: Sequence[Task] = (),
    bounds: Bounds | None = None,
    n_inputs: int = N_INPUTS,
    seed: int = 0,
) -> Audited:
    """Audit tasks: their tests, what distractors there are, queries, duplicates, determinism."""
    bounds = bounds or Bounds()
    measured, suggestions = examine(tasks, running, n_inputs=n_inputs, seed=seed)
    found = [finding for item in measured for finding in _of_adequacy(item, bounds)]
    for task in tasks:
        for rule, reason in faults(task, min_words=bounds.min_words, max_words=bounds.max_words):
            found.append(Finding(task.task_id, rule, reason))
    everything = [*against, *tasks]
    for item in duplicates(tasks, against, similarity=bounds.similarity):
        found.append(_of_duplicate(item, everything))
    found += _of_passes(tasks, running)
    order = {task.task_id: number for number, task in enumerate(tasks)}
    return Audited(measured, suggestions, sorted(found, key=lambda finding: order[finding.task_id]))


def operators(item: Adequacy) -> set[str]:
    """Return the operators that make a distractor of a task."""
    return {mutant.operator for mutant, _ in item.killed}


def _of_adequacy(item: Adequacy, bounds: Bounds) -> Iterator[Finding]:
    task_id = item.task.task_id
    if item.problem:
        yield Finding(task_id, "canonical", item.problem)
        return
    if item.score is not None and item.score < bounds.min_score:
        yield Finding(task_id, "score", f"mutation score {item.score:.2f}, less than {bounds.min_score:.2f}")
    if (n_differing := len(item.differing)) > bounds.max_differing:
        reason = f"{n_differing} surviving mutants differ on {item.n_inputs} inputs; the tests are weak"
        yield Finding(task_id, "weak-tests", reason)
    if len(item.killed) < bounds.density:
        reason = (
            f"{len(item.killed)} distractors of {len(operators(item))} operators, fewer than {bounds.density}"
        )
        yield Finding(task_id, "few-distractors", reason)


def _of_duplicate(item: Duplicate, tasks: Sequence[Task]) -> Finding:
    first, second = tasks[item.first], tasks[item.second]
    how = "the same" if item.similarity == 1.0 else f"{item.similarity:.0%} the same"
    return Finding(second.task_id, f"duplicate-{item.kind}", f"{item.kind}: {how} as in {first.task_id}")


def _of_passes(tasks: Sequence[Task], running: Running) -> Iterator[Finding]:
    by_job: dict[Job, list[str]] = {}
    for task in tasks:
        by_job.setdefault(Job(task.canonical, task.test_suite), []).append(task.task_id)
    run = partial(running.verdicts, "determinism")
    for finding in audit_passes(run(list(by_job)), run):
        outcome = next(text for text in finding.verdict.outcomes if text != "pass")
        for task_id in by_job[finding.job]:
            yield Finding(task_id, finding.dependence, f"passes, but not always: {outcome}")
