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
    """A function that was left out, and why; the rest of its file was not."""

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

    A function too deep for libcst is left out: `scan` names it. Raises SourceError for a source that
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
    deep = [(unit.function, unit.line) for unit in parsed.deep if unit.function is not None]
    if function is not None and function not in (
        known := [*candidates.functions, *(name for name, _ in deep)]
    ):
        names = ", ".join(dict.fromkeys(known)) or "none"
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
    problems = [
        Problem(name, line, "unsupported: too deep") for name, line in deep if _is_within(name, function)
    ]
    return Found(mutants, problems)


def _is_within(function: str, outer: str | None) -> bool:
    return outer is None or function == outer or function.startswith(f"{outer}.<locals>.")
