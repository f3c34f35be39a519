"""Tasks as a folder of task files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from execretrieval.datasets.atomic import new_folder, write_synced
from execretrieval.registry.rows import content_key
from execretrieval.registry.task import Task
from execretrieval.registry.taskfile import to_taskfile


def write_taskfiles(tasks: Iterable[Task], folder: str | Path) -> list[Path]:
    """Write tasks as `<folder>/<domain>/<function name>.py` and return the paths below the folder, sorted.

    Tasks of one domain that share a function name get `_2`, `_3`, … in the order of their content. Raises
    InputError for a task that the format cannot hold, OutputError if the folder is not empty or cannot be
    written; then nothing is written.
    """
    texts = {path: to_taskfile(task) for path, task in file_names(tasks).items()}
    with new_folder(folder) as partial:
        for path, text in texts.items():
            (partial / path).parent.mkdir(exist_ok=True)
            write_synced(partial / path, text.encode("utf-8"))
    return sorted(texts)


def file_names(tasks: Iterable[Task]) -> dict[Path, Task]:
    """Return the tasks by the path their file gets; no two differ in case alone."""
    taken: Counter[str] = Counter()
    named: dict[Path, Task] = {}
    for task in sorted(tasks, key=_order):
        stem = task.function_name
        while taken[key := f"{task.domain}/{stem}".casefold()]:
            taken[key] += 1
            stem = f"{stem}_{taken[key]}"
        taken[key] = 1
        named[Path(task.domain, f"{stem}.py")] = task
    return named


def _order(task: Task) -> tuple[str, ...]:
    return task.domain, task.function_name, content_key(task), task.task_id
