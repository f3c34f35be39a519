"""Gate 1: the row is valid by its schema, its provenance included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from execretrieval.builder.finding import Finding
from execretrieval.errors import InputError
from execretrieval.registry import Task, task_row
from execretrieval.schemas import check


def check_task(task: Task) -> list[Finding]:
    """Return what the schema of task rows and the rule of separate authors say against a task."""
    try:
        check(task_row(task), "task")
    except InputError as error:
        return [Finding(task.task_id, "schema", "invalid-row", str(error))]
    return check_separation(task.task_id, task.provenance)


def check_separation(task_id: str, provenance: Mapping[str, Any]) -> list[Finding]:
    """Return a finding where one family of models wrote both the task and its solution, unless declared."""
    families = {
        role: provenance[role].get("family")
        for role in ("task_author", "solution_author")
        if isinstance(provenance.get(role), Mapping)
    }
    if len(families) < 2 or provenance.get("same_family") is True:
        return []
    author, solver = families["task_author"], families["solution_author"]
    if author and solver and author != solver:
        return []
    reason = f"task_author is of family {author!r} and solution_author of {solver!r}; they must differ"
    return [Finding(task_id, "schema", "same-family", reason)]
