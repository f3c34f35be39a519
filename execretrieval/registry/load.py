"""Tasks from wherever the user points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from execretrieval.errors import InputError
from execretrieval.registry.rows import read_rows
from execretrieval.registry.task import Task
from execretrieval.registry.taskfile import read_taskfile

BUNDLED = Path(__file__).with_name("bundled")


def load_bundled() -> list[Task]:
    """Return the tasks that ship with the package, sorted by id (`bundled/<domain>/<file name>`)."""
    return [_bundled(path) for path in _task_files(BUNDLED)]


def load_files(sources: Sequence[str | Path]) -> list[tuple[Path, list[Task]]]:
    """Return the files of sources, each with its tasks; raises InputError like `load_tasks`."""
    files: list[Path] = []
    for source in map(Path, sources):
        files += _task_files(source) if source.is_dir() else [source]
    load_tasks(files or sources)
    return [(path, _load(path, None)) for path in files]


def load_tasks(sources: Sequence[str | Path] = (), *, domain: str | None = None) -> list[Task]:
    """Return the tasks of all sources, in their order; no source means the bundled tasks.

    A source is a task file, a folder of them (searched in depth, sorted by path; hidden names and
    `__init__.py` are passed over) or a JSON Lines file of task rows (`.jsonl`, `.jsonl.gz`). `domain`
    replaces that of every task. Raises InputError for what cannot be read, for a source without tasks, and
    for an id met twice.
    """
    tasks = (
        [task for source in sources for task in _load(Path(source), domain)] if sources else load_bundled()
    )
    if not tasks:
        raise InputError("no tasks found")
    owner: dict[str, int] = {}
    for number, task in enumerate(tasks):
        if owner.setdefault(task.task_id, number) != number:
            raise InputError(f"two tasks are called {task.task_id!r}; rename one or load them apart")
    return tasks if domain is None else [replace(task, domain=domain) for task in tasks]


def _load(source: Path, domain: str | None) -> list[Task]:
    if source.is_dir():
        tasks = [read_taskfile(path, domain=domain) for path in _task_files(source)]
        if not tasks:
            raise InputError("holds no task files (.py)", path=source)
    elif source.name.endswith((".jsonl", ".jsonl.gz")):
        tasks = read_rows(source)
        if not tasks:
            raise InputError("holds no tasks", path=source)
    else:
        tasks = [read_taskfile(source, domain=domain)]
    return tasks


def _task_files(folder: Path) -> Iterator[Path]:
    def wanted(path: Path) -> bool:
        inside = path.relative_to(folder).parts
        return path.name != "__init__.py" and not any(
            part.startswith((".", "__pycache__")) for part in inside
        )

    return iter(sorted((path for path in folder.rglob("*.py") if wanted(path)), key=Path.as_posix))


def _bundled(path: Path) -> Task:
    return read_taskfile(
        path, task_id=f"bundled/{path.parent.name}/{path.stem}", provenance={"source": "bundled"}
    )
