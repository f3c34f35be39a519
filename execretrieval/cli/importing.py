"""`execretrieval tasks import doctests`: parse, then keep what passes by itself in the sandbox."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval.registry import Task
    from execretrieval.registry.importers import Imported

_REASONS = {
    "canonical-fails": "canonical fails",
    "environment": "canonical fails",
    "not-deterministic": "not deterministic",
    "too-slow": "too slow",
}


def import_doctests(
    where: Path, domain: str | None, jobs: int | None, *, quiet: bool, trusted: bool, as_files: bool
) -> Imported:
    """Return the tasks of `where` that pass their tests in every variant; all others are refused.

    With `as_files` those that no task file can hold are refused too.
    """
    from execretrieval.builder import Execution
    from execretrieval.builder.finding import Finding
    from execretrieval.builder.gates import canonical
    from execretrieval.cli.progress import progress
    from execretrieval.registry.doctests import import_doctests
    from execretrieval.registry.importers import Imported, Refusal

    imported = import_doctests(where, domain=domain)
    refusals = list(imported.refusals)
    findings: list[Finding] = []
    subjects = [(task.task_id, task.canonical, task.test_suite) for task in imported.tasks]
    with progress(quiet=quiet) as report:
        execution = Execution(jobs or os.cpu_count() or 1, report=report, trusted=trusted)
        passed = canonical.check(subjects, findings, execution)
    refusals += [
        Refusal(item.task, f"{_REASONS.get(item.rule, item.rule)}: {item.reason}") for item in findings
    ]
    kept = []
    for task in imported.tasks:
        if task.task_id not in passed:
            continue
        if as_files and (reason := _unwritable(task)):
            refusals.append(Refusal(task.task_id, reason))
        else:
            kept.append(task)
    return Imported(tuple(kept), tuple(refusals))


def _unwritable(task: Task) -> str:
    from execretrieval.errors import InputError
    from execretrieval.registry import to_taskfile

    try:
        to_taskfile(task)
    except InputError as error:
        return error.reason
    return ""
