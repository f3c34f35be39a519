"""Choosing distractors until all that is chosen stands: verified by a second run and by cross-checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from execretrieval.builder.execution import Execution
from execretrieval.builder.family import Distractor
from execretrieval.builder.finding import Finding
from execretrieval.builder.gates import distractors, integrity
from execretrieval.registry import Task, content_key
from execretrieval.runner import Job

Choose = Callable[[Mapping[str, Sequence[Distractor]]], Mapping[str, list[Distractor]]]
Refused = list[tuple[str, Distractor, Finding]]


def stable_selection(
    tasks: Sequence[Task],
    pools: dict[str, list[Distractor]],
    *,
    choose: Choose,
    least: int,
    findings: list[Finding],
    execution: Execution,
) -> dict[str, list[Distractor]]:
    """Return the chosen distractors per task id, of the tasks that have `least` or more.

    Only what is chosen is run again. What is refused leaves its pool and the choice is made anew, so the
    result is that of a choice among candidates none of which would be refused.
    """
    by_id = {task.task_id: task for task in tasks}
    keys = {content_key(task): task.task_id for task in tasks}
    rivals = integrity.rivals([integrity.member(task) for task in tasks])
    verified: set[tuple[str, str]] = set()
    while True:
        full = {
            key: pools[task_id]
            for key, task_id in keys.items()
            if task_id in pools and len(pools[task_id]) >= least
        }
        orders = {keys[key]: chosen for key, chosen in choose(full).items()}
        new = [
            (by_id[task_id], distractor)
            for task_id, chosen in orders.items()
            for distractor in chosen
            if (task_id, distractor.candidate.code) not in verified
        ]
        refused = _second_runs(new, execution) + _foreign_passes(new, rivals, execution)
        refused += _same_code(tasks, orders)
        verified.update((task.task_id, distractor.candidate.code) for task, distractor in new)
        if not refused:
            break
        for task_id, distractor, finding in refused:
            if distractor in pools[task_id]:
                pools[task_id].remove(distractor)
                findings.append(finding)
    return orders


def _second_runs(chosen: Sequence[tuple[Task, Distractor]], execution: Execution) -> Refused:
    """Return the distractors that do not fail the same way again."""
    jobs = [
        distractors.job(d.candidate.code, task.test_suite, d.verdict.job.limits, again=True)
        for task, d in chosen
    ]
    refused: Refused = []
    for (task, distractor), second in zip(chosen, execution.verdicts("second runs", jobs), strict=True):
        name = distractor.candidate.edits[0].id
        for finding in distractors.judge(task.task_id, name, distractor.verdict, second):
            refused.append((task.task_id, distractor, finding))
    return refused


def _foreign_passes(
    chosen: Sequence[tuple[Task, Distractor]],
    rivals: integrity.Rivals,
    execution: Execution,
) -> Refused:
    """Return the distractors that pass the tests of another task."""
    work = [(task, d, other) for task, d in chosen for other in rivals[task.task_id]]
    jobs = [Job(d.candidate.code, other.tests) for _, d, other in work]
    refused: Refused = []
    for (task, distractor, other), verdict in zip(
        work, execution.verdicts("cross-checks", jobs), strict=True
    ):
        if verdict.passed:
            reason = f"{distractor.candidate.edits[0].id} passes the tests of {other.task_id}"
            finding = Finding(task.task_id, "integrity", "passes-anothers-tests", reason, "distractor")
            refused.append((task.task_id, distractor, finding))
    return refused


def _same_code(tasks: Sequence[Task], orders: dict[str, list[Distractor]]) -> Refused:
    """Return the distractors whose very text stands in the corpus already, earlier in content order."""
    owner = {task.canonical: task.task_id for task in tasks}
    refused: Refused = []
    for task in tasks:
        for distractor in orders.get(task.task_id, ()):
            code = distractor.candidate.code
            first = owner.setdefault(code, task.task_id)
            if first != task.task_id:
                reason = f"{distractor.candidate.edits[0].id} is also code of {first}"
                finding = Finding(task.task_id, "integrity", "duplicate-code", reason, "distractor")
                refused.append((task.task_id, distractor, finding))
    return refused
