"""Source text to the list of its mutants."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from execretrieval.errors import UsageError
from execretrieval.mutators.candidates import collect
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.operators import fold_operators
from execretrieval.mutators.parse import parse
from execretrieval.mutators.recursion import with_room
from execretrieval.mutators.source import read_source


@dataclass(frozen=True, slots=True)
class Problem:
    """A function that was left out, with those nested in it, and why; the rest of its file was not."""

    function: str
    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Found:
    """The mutants of a source, in source order, and the functions that could not be searched."""

    mutants: list[Mutant]
    problems: list[Problem]


def find_mutants(
    source: str | bytes, *, operators: Iterable[str] | None = None, function: str | None = None
) -> list[Mutant]:
    """Return every mutant of a source in source order; each compiles, no two give the same text.

    `operators` are names in any spelling, all six by default. `function` is a qualified name as in
    `__qualname__`; functions nested in it are included. The list depends on the source alone: a subset of
    operators gives exactly those mutants that all six would give, under the same ids.

    A function that libcst cannot take is left out: `scan` names it. Raises SourceError for a source that
    cannot be mutated, UsageError for an unknown operator or function.
    """
    return scan(source, operators=operators, function=function).mutants


def scan(
    source: str | bytes, *, operators: Iterable[str] | None = None, function: str | None = None
) -> Found:
    """Return what `find_mutants` does, together with the functions that had to be left out."""
    wanted = None if operators is None else fold_operators(operators)
    return with_room(_scan, source, wanted, function)


def _scan(source: str | bytes, operators: Collection[str] | None, function: str | None) -> Found:
    parsed = parse(read_source(source))
    candidates = collect(parsed)
    problems = [
        Problem(name, line, unit.reason) for unit in parsed.unsupported for name, line in unit.functions
    ]
    known = dict.fromkeys([*candidates.functions, *(problem.function for problem in problems)])
    if function is not None and function not in known:
        names = ", ".join(known) or "none"
        raise UsageError(f"no function {function!r} in the source; its functions are: {names}")
    text, flags = parsed.source.text, parsed.flags
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        mutants = [
            candidate.mutant
            for candidate in candidates.all
            if (operators is None or candidate.mutant.operator in operators)
            and _is_within(candidate.mutant.function, function)
            and candidate.compiles(text, flags)
        ]
    return Found(mutants, [problem for problem in problems if _is_within(problem.function, function)])


def _is_within(function: str, outer: str | None) -> bool:
    return outer is None or function == outer or function.startswith(f"{outer}.<locals>.")
