"""Tasks as rows of JSON Lines, and the order that does not depend on where they came from."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from execretrieval.datasets.atomic import write_new
from execretrieval.datasets.ids import canonical_json, sha256
from execretrieval.errors import InputError
from execretrieval.registry.task import Task
from execretrieval.schemas import read_jsonl


def task_row(task: Task) -> dict[str, Any]:
    """Return the row of a task, as the schema `task` has it."""
    return {
        "task_id": task.task_id,
        "function_name": task.function_name,
        "query": task.query,
        "domain": task.domain,
        "canonical": task.canonical,
        "test_suite": list(task.test_suite),
        "provenance": dict(task.provenance),
    }


def task_from_row(row: Mapping[str, Any]) -> Task:
    """Return the task of a row that has passed the schema `task`."""
    return Task(
        task_id=row["task_id"],
        function_name=row["function_name"],
        query=row["query"],
        domain=row["domain"],
        canonical=row["canonical"],
        test_suite=tuple(row["test_suite"]),
        provenance=row.get("provenance", {"source": "file"}),
    )


def read_rows(path: str | Path) -> list[Task]:
    """Return the tasks of a JSON Lines file in its order.

    Raises InputError for the first row that breaks the schema or repeats a `task_id`.
    """
    seen: dict[str, int] = {}
    tasks: list[Task] = []
    for line, row in read_jsonl(path, "task"):
        task = task_from_row(row)
        if first := seen.get(task.task_id):
            reason = f"{task.task_id!r} stands already in line {first}"
            raise InputError(reason, path=path, line=line, pointer="/task_id")
        seen[task.task_id] = line
        tasks.append(task)
    return tasks


def write_rows(tasks: Iterable[Task], path: str | Path) -> None:
    """Write tasks as a new JSON Lines file, in the order given; raises OutputError if it exists."""
    write_new(path, "".join(json.dumps(task_row(task), ensure_ascii=False) + "\n" for task in tasks))


def content_key(task: Task) -> str:
    """Return a hex sha256 of what a task says: all but its id and its provenance."""
    row = task_row(task)
    del row["provenance"], row["task_id"]
    return sha256(canonical_json(row))


def in_content_order(tasks: Iterable[Task]) -> list[Task]:
    """Return tasks sorted by their content, so that the order they came in leaves no trace."""
    return sorted(tasks, key=lambda task: (content_key(task), task.task_id))
