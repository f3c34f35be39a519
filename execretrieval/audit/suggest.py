"""Asserts that say what the code does on an input: to be read and pasted by a person."""

from __future__ import annotations

import ast
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from execretrieval.audit.adequacy import N_INPUTS, Adequacy, Survivor, measure
from execretrieval.audit.outcome import Outcome, value_of
from execretrieval.audit.running import Running, cpu_limit
from execretrieval.registry import Task
from execretrieval.runner import Job, Variant
from execretrieval.runner.values import MalformedError

MARK = "observed, not specified"
"""The message of every assert made from what code does; it says that no person has confirmed it."""

DIGITS = 6
_MAX_CHARACTERS = 300
# Python writes no integer of over 4,300 digits as text; one of this length is too long for an assert anyway.
_MAX_BITS = 4 * _MAX_CHARACTERS
_VARIANTS = (
    Variant(),
    Variant(hash_seed=1, time_zone="Asia/Kolkata", clock_offset_s=200 * 86_400, repetition=1),
)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A test for a task, and the ids of the surviving mutants that it kills."""

    test: str
    kills: tuple[str, ...]


def assert_of(text: str, outcome: Outcome) -> str | None:
    """Return the test that statements ending in an expression come to this outcome; None if none says so.

    Floats are compared after rounding to `DIGITS` digits where they have more, exceptions by type.
    """
    body = ast.parse(text).body
    last = body[-1]
    assert isinstance(last, ast.Expr)
    before, expression = list(map(ast.unparse, body[:-1])), ast.unparse(last.value)
    if outcome.kind == "raised":
        name = outcome.text
        failure = f"raise AssertionError('{MARK}: {name} not raised')"
        return "\n".join([*before, f"try:\n    {expression}\nexcept {name}:\n    pass\nelse:\n    {failure}"])
    if outcome.kind != "value":
        return None
    try:
        condition = _condition(expression, value_of(outcome.text))
    except MalformedError:
        return None
    if condition is None or len(condition) > _MAX_CHARACTERS:
        return None
    return "\n".join([*before, f"assert {condition}, {MARK!r}"])


def _condition(expression: str, value: Any) -> str | None:
    node = ast.parse(expression, mode="eval").body
    operand = expression if isinstance(node, (ast.Call, ast.Name, ast.Subscript)) else f"({expression})"
    if value is None or isinstance(value, bool):
        return f"{operand} is {value}"
    if isinstance(value, float) and math.isinf(value):
        return f"{operand} == float('{value}')"
    if isinstance(value, float) and not _is_short(value):
        rounded = round(value, DIGITS)
        return f"round({expression}, {DIGITS}) == {rounded!r}" if math.isfinite(value) else None
    if isinstance(value, (list, tuple)) and any(isinstance(item, float) for item in value):
        if all(isinstance(item, (int, float)) and _is_short(item) for item in value):
            return f"{operand} == {value!r}"
        if not all(isinstance(item, (int, float)) and _is_finite(item) for item in value):
            return None
        rounded_items = [round(item, DIGITS) for item in value]
        return f"[round(item, {DIGITS}) for item in {operand}] == {rounded_items!r}"
    return f"{operand} == {value!r}" if _is_plain(value) else None


def _is_short(value: float) -> bool:
    """Whether a number has no more digits than a rounded one."""
    return _is_finite(value) and round(value, DIGITS) == value


def _is_finite(value: float) -> bool:
    """Whether a number is finite, and no integer so long that it is as good as infinite."""
    return value.bit_length() <= _MAX_BITS if isinstance(value, int) else math.isfinite(value)


def _is_plain(value: Any) -> bool:
    """Whether the `repr` of a value is a literal that reads back as the same on every machine."""
    if isinstance(value, dict):
        return type(value) is dict and _are_plain([*value.keys(), *value.values()])
    if isinstance(value, (list, tuple, set)):
        return type(value) in (list, tuple, set) and _are_plain(list(value))
    if isinstance(value, float):
        return _is_short(value)
    if isinstance(value, int):
        return type(value) in (int, bool) and _is_finite(value)
    return type(value) in (str, bytes, type(None))


def _are_plain(values: Sequence[Any]) -> bool:
    return all(_is_plain(value) for value in values)


def examine(
    tasks: Sequence[Task], running: Running, *, n_inputs: int = N_INPUTS, seed: int = 0
) -> tuple[list[Adequacy], list[list[Suggestion]]]:
    """Return the adequacy of each task, its inputs forgotten, and the suggestions for each."""
    adequacy: list[Adequacy] = []
    suggestions: list[list[Suggestion]] = []
    for found in measure(tasks, running, n_inputs=n_inputs, seed=seed):
        suggestions += suggest(found, running)
        for item in found:
            item.forget()
        adequacy += found
    return adequacy, suggestions


def suggest(found: Sequence[Adequacy], running: Running) -> list[list[Suggestion]]:
    """Return for each task few tests that together kill the survivors that differ.

    Inputs are chosen greedily: each time the first one that most of the mutants left differ on. Every test
    has been run: the canonical passes it, also under another hash seed, time zone and clock, and each mutant
    named with it fails.
    """
    proposed = [_proposals(item) for item in found]
    jobs = [
        Job(item.task.canonical, (*item.task.test_suite, *(test for test, _ in tests)), variant=variant)
        for variant in _VARIANTS
        for item, tests in zip(found, proposed, strict=True)
    ]
    verdicts = running.verdicts("suggested asserts", jobs)
    kept: list[list[tuple[str, list[Survivor]]]] = []
    for place, tests in enumerate(proposed):
        n_own = len(found[place].task.test_suite)
        rounds = [verdict.outcomes[n_own:] for verdict in verdicts[place :: len(found)]]
        holds = [all(outcome == "pass" for outcome in column) for column in zip(*rounds, strict=True)]
        kept.append([pair for pair, good in zip(tests, holds, strict=True) if good])
    return _confirmed(found, kept, running)


def _proposals(item: Adequacy) -> list[tuple[str, list[Survivor]]]:
    """Return tests, each with the survivors that it is chosen for."""
    assert item.explored is not None or not item.survivors
    left = list(item.differing)
    texts: dict[int, str | None] = {}
    proposals: list[tuple[str, list[Survivor]]] = []

    def text_of(number: int) -> str | None:
        if number not in texts:
            explored = item.explored
            assert explored is not None
            texts[number] = assert_of(explored.inputs[number].text, explored.outcomes[number])
        return texts[number]

    while left:
        votes: dict[int, int] = {}
        for survivor in left:
            for number in survivor.differing:
                votes[number] = votes.get(number, 0) + 1
        ranked = sorted(votes, key=lambda number: (-votes[number], number))
        chosen = next((number for number in ranked if text_of(number)), None)
        if chosen is None:
            break
        test = text_of(chosen)
        assert test is not None
        proposals.append((test, [survivor for survivor in left if chosen in survivor.differing]))
        left = [survivor for survivor in left if chosen not in survivor.differing]
    return proposals


def _confirmed(
    found: Sequence[Adequacy], kept: Sequence[Sequence[tuple[str, list[Survivor]]]], running: Running
) -> list[list[Suggestion]]:
    jobs: list[Job] = []
    for item, tests in zip(found, kept, strict=True):
        limits = cpu_limit(item.cpu_s)
        jobs += [
            Job(survivor.code, (*item.task.test_suite, test), limits)
            for test, killed in tests
            for survivor in killed
        ]
    verdicts = iter(running.verdicts("mutants of suggested asserts", jobs))
    result: list[list[Suggestion]] = []
    for tests in kept:
        suggestions = []
        for test, killed in tests:
            dead = [survivor.mutant.id for survivor in killed if not next(verdicts).passed]
            if dead:
                suggestions.append(Suggestion(test, tuple(dead)))
        result.append(suggestions)
    return result
