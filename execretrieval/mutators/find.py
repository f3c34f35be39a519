"""Source text to the list of its mutants."""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import libcst as cst

from execretrieval.errors import SourceError, UsageError
from execretrieval.mutators.edit import Edit, normal_form
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.operators import OPERATORS, fold_operators
from execretrieval.mutators.parse import Parsed, parse
from execretrieval.mutators.source import Source, read_source
from execretrieval.mutators.walk import Proposal, Walk


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

    Raises SourceError for a source that cannot be mutated, UsageError for an unknown operator or function.
    """
    return scan(source, operators=operators, function=function).mutants


def scan(
    source: str | bytes, *, operators: Iterable[str] | None = None, function: str | None = None
) -> Found:
    """Return what `find_mutants` does, with the functions that had to be left out."""
    wanted = None if operators is None else fold_operators(operators)
    parsed = parse(read_source(source))
    walk = _walk(parsed)
    problems = [Problem(deep.function, deep.line, "unsupported: too deep") for deep in parsed.deep if deep.function]
    if function is not None:
        _check_function(function, [*walk.functions, *(problem.function for problem in problems)])
        problems = [problem for problem in problems if _is_within(problem.function, function)]
    chosen = (
        (mutant, unit)
        for mutant, unit in _mutants(parsed.source, walk)
        if (wanted is None or mutant.operator in wanted)
        and (function is None or _is_within(mutant.function, function))
    )
    return Found(_compiling(chosen, parsed, walk), problems)


def _walk(parsed: Parsed) -> Walk:
    walk = Walk(parsed.source.text, parsed.module, OPERATORS)
    parsed.module._codegen(walk)
    if "".join(walk.tokens) != parsed.shadow:
        raise SourceError("libcst does not reproduce this file: lone CR line ends?")
    return walk


def _check_function(function: str, known: list[str]) -> None:
    if function not in known:
        names = ", ".join(dict.fromkeys(known)) or "none"
        raise UsageError(f"no function {function!r} in the source; its functions are: {names}")


def _is_within(function: str, outer: str) -> bool:
    return function == outer or function.startswith(f"{outer}.<locals>.")


def _mutants(source: Source, walk: Walk) -> Iterator[tuple[Mutant, cst.CSTNode]]:
    """Yield every mutant once, in source order, with the outermost function it lies in."""
    text = source.text
    silenced = [(walk.start(node), walk.end(node)) for node in walk.silenced]
    seen = {Edit(0, 0, "")}
    sites: dict[tuple[str, str, str], dict[tuple[int, int], int]] = {}
    for operator, function, unit, (rule, start, end, replacement) in sorted(walk.proposals, key=_place):
        edit = normal_form(text, start, end, replacement)
        if edit in seen or not edit.span or any(start < high and end > low for low, high in silenced):
            continue
        seen.add(edit)
        name = OPERATORS[operator].name
        spans = sites.setdefault((name, rule, function), {})
        occurrence = spans.setdefault((start, end), len(spans))
        line, column = source.locate(start)
        digest = hashlib.sha256(replacement.encode()).hexdigest()[:8]
        identity = f"{name}.{rule}:{function}:{occurrence}:{digest}"
        original = text[start:end]
        yield (
            Mutant(
                name, rule, function, occurrence, start, end, line, column, original, replacement, edit.span, identity
            ),
            unit,
        )


def _place(proposal: Proposal) -> tuple[int, int, int]:
    return proposal.site.start, proposal.site.end, proposal.operator


def _compiling(
    mutants: Iterable[tuple[Mutant, cst.CSTNode]], parsed: Parsed, walk: Walk
) -> list[Mutant]:
    """Return the mutants that compile. Each is compiled within its outermost function alone."""
    text, kept = parsed.source.text, []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for mutant, unit in mutants:
            start, end = walk.start(unit), walk.end(unit)
            head, tail = text[start : mutant.start], text[mutant.end : end]
            if id(unit) in walk.indented:
                head = f"class _:\n{head}"
            if _compiles(head + mutant.replacement + tail, parsed.flags) or _compiles(
                text[: mutant.start] + mutant.replacement + text[mutant.end :], parsed.flags
            ):
                kept.append(mutant)
    return kept


def _compiles(text: str, flags: int) -> bool:
    try:
        compile(text, "<mutant>", "exec", flags, True)
    except (SyntaxError, ValueError):
        return False
    return True
