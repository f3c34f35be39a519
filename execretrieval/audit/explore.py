"""Which inputs are valid for a task's canonical, and what it makes of them."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from execretrieval.audit.inputs import Input, inputs_of
from execretrieval.audit.outcome import Outcome, is_same, outcomes_of
from execretrieval.audit.running import Running
from execretrieval.audit.templates import templates_of
from execretrieval.registry import Task
from execretrieval.runner import Job, Limits, Variant, Verdict

_BATCH = 250
_ROUNDS = 8
_MAX_VALUE = 20_000  # characters of an encoded value
_LIMITS = Limits(cpu_s=1.0)


@dataclass(slots=True)
class Explored:
    """The valid inputs of a task, what its canonical makes of each, and the CPU seconds of all together.

    An input is valid where the canonical gives a value, the same under another hash seed, or raises what its
    code raises by name.
    """

    task: Task
    inputs: list[Input] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    cpu_s: float = 0.0


def explore(tasks: Sequence[Task], running: Running, *, n_inputs: int, seed: int) -> list[Explored]:
    """Return at least `n_inputs` valid inputs for each task where its tests and their types allow that."""
    searches = [_Search(task, n_inputs, seed) for task in tasks]
    for _ in range(_ROUNDS):
        active = [search for search in searches if search.wants_more()]
        if not active:
            break
        jobs = [search.next_job() for search in active]
        for search, verdict in zip(active, running.stream("inputs", jobs), strict=True):
            search.take(verdict)
    again = [search for search in searches if search.found.inputs]
    jobs = [search.job(search.found.inputs, Variant(hash_seed=1)) for search in again]
    for search, verdict in zip(again, running.stream("inputs, again", jobs), strict=True):
        search.keep_repeatable(verdict)
    return [search.found for search in searches]


def raised_names(code: str) -> frozenset[str]:
    """Return the names of the exceptions that code raises itself."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Assert):
            names.add("AssertionError")
        elif isinstance(node, ast.Raise) and node.exc is not None:
            raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            if isinstance(raised, ast.Name):
                names.add(raised.id)
    return frozenset(names)


class _Search:
    def __init__(self, task: Task, n_inputs: int, seed: int) -> None:
        digest = hashlib.sha256(f"{seed}\0{task.canonical}\0{task.test_suite}".encode()).digest()
        templates = templates_of(task.test_suite, task.function_name)
        self.found = Explored(task)
        self._stream: Iterator[Input] = inputs_of(
            templates, task.canonical, Random(int.from_bytes(digest[:8]))
        )
        self._wanted = n_inputs
        self._meant = raised_names(task.canonical)
        self._max_size = float("inf")
        self._batch: list[Input] = []

    def wants_more(self) -> bool:
        """Draw the next batch if there are too few inputs yet; tell whether there is one."""
        if len(self.found.inputs) >= self._wanted:
            return False
        fitting = (item for item in islice(self._stream, 4 * _BATCH) if item.size < self._max_size)
        # The largest last: what takes for ever spoils only what comes after it.
        self._batch = sorted(islice(fitting, _BATCH), key=lambda item: item.size)
        return bool(self._batch)

    def next_job(self) -> Job:
        return self.job(self._batch, Variant())

    def job(self, inputs: Sequence[Input], variant: Variant) -> Job:
        texts = tuple(item.text for item in inputs)
        return Job(self.found.task.canonical, texts, _LIMITS, variant, observe=True)

    def take(self, verdict: Verdict) -> None:
        for item, outcome in zip(self._batch, outcomes_of(verdict), strict=True):
            if outcome.kind == "stopped":
                self._max_size = min(self._max_size, item.size)
                break
            if self._is_valid(outcome):
                self.found.inputs.append(item)
                self.found.outcomes.append(outcome)

    def keep_repeatable(self, verdict: Verdict) -> None:
        self.found.cpu_s = verdict.cpu_s
        kept = [
            (item, first)
            for item, first, second in zip(
                self.found.inputs, self.found.outcomes, outcomes_of(verdict), strict=True
            )
            if is_same(first, second)
        ]
        self.found.inputs = [item for item, _ in kept]
        self.found.outcomes = [outcome for _, outcome in kept]

    def _is_valid(self, outcome: Outcome) -> bool:
        if outcome.kind == "value":
            return len(outcome.text) <= _MAX_VALUE
        return outcome.text in self._meant
