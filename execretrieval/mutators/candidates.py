"""From a parsed source to its mutants, not yet compiled: one owner per text, occurrence, identity."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from execretrieval.mutators.edit import Edit, normal_form
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.operators import OPERATORS
from execretrieval.mutators.parse import Parsed
from execretrieval.mutators.source import Source
from execretrieval.mutators.walk import AlignedWalk, Proposal, Walk


class Candidate(NamedTuple):
    """A mutant, and where its outermost function starts and ends."""

    mutant: Mutant
    start: int
    end: int
    indented: bool

    def compiles(self, text: str, flags: int) -> bool:
        """Tell whether the mutated text compiles.

        The outermost function is compiled alone, which takes no longer in a large file than in a small
        one; should that fail, the whole file has the last word.
        """
        mutant = self.mutant
        head = text[self.start : mutant.start]
        tail = text[mutant.end : self.end]
        alone = f"{head}{mutant.replacement}{tail}"
        if _compiles(f"class _:\n{alone}" if self.indented else alone, flags):
            return True
        return _compiles(f"{text[: mutant.start]}{mutant.replacement}{text[mutant.end :]}", flags)


@dataclass(frozen=True)
class Candidates:
    """All mutants of a source in source order, and the qualified names of its functions."""

    all: list[Candidate]
    functions: list[str]


def collect(parsed: Parsed) -> Candidates:
    """Return the mutants of all six operators, no two of which give the same text.

    Raises SourceError if libcst does not write the source back as it was.
    """
    text, shadow = parsed.source.text, parsed.shadow
    walk = Walk(text, parsed.module, OPERATORS)
    parsed.module._codegen(walk)
    if "".join(walk.tokens) != shadow:
        walk = AlignedWalk(text, parsed.module, OPERATORS, shadow)
        parsed.module._codegen(walk)
    return Candidates(list(_candidates(parsed.source, walk)), walk.functions)


def _candidates(source: Source, walk: Walk) -> Iterator[Candidate]:
    silenced = [(walk.start(node), walk.end(node)) for node in walk.silenced]
    seen: set[Edit] = set()
    occurrences: dict[tuple[int, str, str], dict[tuple[int, int], int]] = {}
    for proposal in sorted(walk.proposals, key=_place):
        rule, start, end, replacement = proposal.site
        edit = normal_form(source.text, start, end, replacement)
        if not edit.span or edit in seen or any(start < high and end > low for low, high in silenced):
            continue
        seen.add(edit)
        spans = occurrences.setdefault((proposal.operator, rule, proposal.function), {})
        occurrence = spans.setdefault((start, end), len(spans))
        unit = proposal.unit
        yield Candidate(
            _mutant(source, proposal, occurrence, edit.span),
            walk.start(unit),
            walk.end(unit),
            id(unit) in walk.indented,
        )


def _place(proposal: Proposal) -> tuple[int, int, int]:
    return proposal.site.start, proposal.site.end, proposal.operator


def _mutant(source: Source, proposal: Proposal, occurrence: int, edit_span: int) -> Mutant:
    operator, function = OPERATORS[proposal.operator].name, proposal.function
    rule, start, end, replacement = proposal.site
    line, column = source.locate(start)
    digest = hashlib.sha256(replacement.encode()).hexdigest()[:8]
    return Mutant(
        operator=operator,
        rule=rule,
        function=function,
        occurrence=occurrence,
        start=start,
        end=end,
        line=line,
        column=column,
        original=source.text[start:end],
        replacement=replacement,
        edit_span=edit_span,
        id=f"{operator}.{rule}:{function}:{occurrence}:{digest}",
    )


def _compiles(text: str, flags: int) -> bool:
    try:
        compile(text, "<mutant>", "exec", flags, True)
    except (SyntaxError, ValueError):
        return False
    return True
