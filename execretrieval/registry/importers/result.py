"""What an import gives: tasks, and what could not be taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from execretrieval.errors import InputError
from execretrieval.registry.task import Task


@dataclass(frozen=True, slots=True)
class Refusal:
    """A task that could not be taken, and why."""

    task_id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Imported:
    """The tasks of an import in the order of the source, and the refusals."""

    tasks: tuple[Task, ...]
    refusals: tuple[Refusal, ...]


def collect(candidates: Iterable[tuple[str, Callable[[], Task]]]) -> Imported:
    """Make every task of (task_id, maker); a maker that raises InputError, or an id met twice, is refused."""
    tasks: dict[str, Task] = {}
    refusals: list[Refusal] = []
    for task_id, make in candidates:
        try:
            task = make()
        except InputError as error:
            refusals.append(Refusal(task_id, str(error)))
            continue
        if task_id in tasks:
            refusals.append(Refusal(task_id, "the id stands already above"))
        else:
            tasks[task_id] = task
    return Imported(tuple(tasks.values()), tuple(refusals))
