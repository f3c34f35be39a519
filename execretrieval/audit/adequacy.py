"""How much of what a mutation changes the tests of a task notice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from execretrieval.audit.explore import Explored, explore
from execretrieval.audit.outcome import Outcome, is_same, outcomes_of
from execretrieval.audit.running import Running, cpu_limit
from execretrieval.errors import SourceError
from execretrieval.mutators import Mutant, apply, find_mutants, fingerprint
from execretrieval.registry import Task
from execretrieval.runner import Job, Verdict

N_INPUTS = 400
_CHUNK = 40  # tasks at a time: bounds memory, keeps the workers busy


class Example(NamedTuple):
    """The first input on which a mutant differs, what the canonical makes of it, and what the mutant."""

    input: str
    expected: Outcome
    actual: Outcome


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that the tests let pass, and the inputs (by number) on which it differs.

    Of what it makes of these inputs only the first is kept: all of them would fill the memory.
    """

    mutant: Mutant
    code: str
    differing: tuple[int, ...] = ()
    example: Example | None = None


@dataclass(slots=True)
class Adequacy:
    """What became of the mutants of one task.

    `killed` are the mutants that a test notices, with what ended them; the survivors were run on `n_inputs`
    valid inputs, those of `explored`. `problem` says why there is nothing to say.
    """

    task: Task
    killed: list[tuple[Mutant, str]] = field(default_factory=list)
    survivors: list[Survivor] = field(default_factory=list)
    explored: Explored | None = None
    problem: str = ""
    cpu_s: float = 0.0
    n_inputs: int = 0

    @property
    def n_mutants(self) -> int:
        """How many mutants were run."""
        return len(self.killed) + len(self.survivors)

    @property
    def differing(self) -> list[Survivor]:
        """The survivors that some input tells from the canonical: the tests are too weak."""
        return [survivor for survivor in self.survivors if survivor.example]

    @property
    def ended_by(self) -> Counter[str]:
        """Count of killed mutants by what ended them."""
        return Counter(end for _, end in self.killed)

    @property
    def score(self) -> float | None:
        """Killed mutants by all mutants, None without mutants."""
        return len(self.killed) / self.n_mutants if self.n_mutants else None

    def forget(self) -> None:
        """Drop the inputs and all that is said by their numbers; the examples stay."""
        self.explored = None
        self.survivors = [replace(survivor, differing=()) for survivor in self.survivors]


def measure(
    tasks: Sequence[Task], running: Running, *, n_inputs: int = N_INPUTS, seed: int = 0
) -> Iterator[list[Adequacy]]:
    """Yield the adequacy of each task's tests, some tasks at a time and in their order.

    All mutants of all operators are held against the tests; what survives is run on inputs that are derived
    from the tests (`explore`). Mutants with the bytecode of the canonical, or of one another, count once.
    Memory stays flat if each item is forgotten (`Adequacy.forget`) before the next are asked for.
    """
    for start in range(0, len(tasks), _CHUNK):
        chunk = [Adequacy(task) for task in tasks[start : start + _CHUNK]]
        _kill(chunk, running)
        weak = [item for item in chunk if item.survivors]
        explored = explore([item.task for item in weak], running, n_inputs=n_inputs, seed=seed)
        for item, result in zip(weak, explored, strict=True):
            item.explored = result
            item.n_inputs = len(result.inputs)
        _differ(weak, running)
        yield chunk
        running.report("tasks", start + len(chunk), len(tasks))


def _kill(chunk: Sequence[Adequacy], running: Running) -> None:
    jobs = [Job(item.task.canonical, item.task.test_suite) for item in chunk]
    pairs: list[tuple[Adequacy, Mutant, str]] = []
    mutant_jobs: list[Job] = []
    for item, verdict in zip(chunk, running.verdicts("canonicals", jobs), strict=True):
        if not verdict.passed:
            outcome = next(text for text in verdict.outcomes if text != "pass")
            item.problem = f"the canonical fails its own tests: {outcome}"
            continue
        item.cpu_s = verdict.cpu_s
        try:
            mutants = find_mutants(item.task.canonical)
        except SourceError as error:
            item.problem = str(error)
            continue
        for mutant, code in _distinct(item.task.canonical, mutants):
            pairs.append((item, mutant, code))
            mutant_jobs.append(Job(code, item.task.test_suite, cpu_limit(verdict.cpu_s)))
    for (item, mutant, code), verdict in zip(pairs, running.verdicts("mutants", mutant_jobs), strict=True):
        if verdict.passed:
            item.survivors.append(Survivor(mutant, code))
        else:
            item.killed.append((mutant, verdict.ended_by))


def _distinct(canonical: str, mutants: Sequence[Mutant]) -> list[tuple[Mutant, str]]:
    seen = {fingerprint(canonical)}
    kept: list[tuple[Mutant, str]] = []
    for mutant in mutants:
        code = apply(canonical, mutant)
        if (key := fingerprint(code)) not in seen:
            seen.add(key)
            kept.append((mutant, code))
    return kept


def _differ(weak: Sequence[Adequacy], running: Running) -> None:
    """Run survivors on the inputs and note where they differ."""
    owners: list[tuple[Adequacy, int]] = []
    jobs: list[Job] = []
    for item in weak:
        explored = item.explored
        assert explored is not None
        if not explored.inputs:
            continue
        texts = tuple(part.text for part in explored.inputs)
        limits = cpu_limit(explored.cpu_s, factor=20)
        for place, survivor in enumerate(item.survivors):
            owners.append((item, place))
            jobs.append(Job(survivor.code, texts, limits, observe=True))
    for (item, place), verdict in zip(owners, running.stream("survivors", jobs), strict=True):
        item.survivors[place] = _compared(item, item.survivors[place], verdict)


def _compared(item: Adequacy, survivor: Survivor, verdict: Verdict) -> Survivor:
    explored = item.explored
    assert explored is not None
    differing: list[int] = []
    example: Example | None = None
    for number, (expected, actual) in enumerate(zip(explored.outcomes, outcomes_of(verdict), strict=True)):
        if not is_same(expected, actual):
            differing.append(number)
            example = example or Example(explored.inputs[number].text, expected, actual)
        if actual.kind == "stopped":
            break  # the rest was never run
    return replace(survivor, differing=tuple(differing), example=example)
