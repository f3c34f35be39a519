"""Edits as text: applying one, stacking several, and the one normal form of an edit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, overload

from execretrieval.errors import SourceError, UsageError
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.parse import compile_source
from execretrieval.mutators.source import Source, read_source

MAX_STACK = 4


class Edit(NamedTuple):
    """The least edit between two texts, its common start being as long as can be: one per pair of texts."""

    start: int
    removed: int
    inserted: str

    @property
    def span(self) -> int:
        """Return the edit span: the larger of the two lengths in characters."""
        return max(self.removed, len(self.inserted))


def normal_form(text: str, start: int, end: int, replacement: str) -> Edit:
    """Return the least edit that does to `text` what replacing `text[start:end]` does.

    Two edits of one text make the same text exactly if their normal forms are equal.
    """
    shortest = min(end - start, len(replacement))
    common = 0
    while common < shortest and text[start + common] == replacement[common]:
        common += 1
    start, replacement = start + common, replacement[common:]
    shortest -= common
    common = 0
    while common < shortest and text[end - 1 - common] == replacement[-1 - common]:
        common += 1
    end, replacement = end - common, replacement[: len(replacement) - common]
    if start == end and not replacement:
        return Edit(0, 0, "")
    # What only inserts or removes can stand further right where the text repeats itself.
    if start == end:
        while replacement and start < len(text) and text[start] == replacement[0]:
            replacement = replacement[1:] + replacement[0]
            start += 1
        return Edit(start, 0, replacement)
    if not replacement:
        while end < len(text) and text[start] == text[end]:
            start, end = start + 1, end + 1
    return Edit(start, end - start, replacement)


@overload
def apply(source: str, mutant: Mutant) -> str: ...
@overload
def apply(source: bytes, mutant: Mutant) -> bytes: ...
def apply(source: str | bytes, mutant: Mutant) -> str | bytes:
    """Return the mutated source as text or bytes, whichever was given.

    Everything outside the span stays as it is, to the byte: line ends, byte order mark, encoding.
    Raises UsageError for a mutant of another source.
    """
    read = read_source(source)
    return read.restore(_splice(read, [mutant]))


@overload
def stack(source: str, mutants: Sequence[Mutant]) -> str: ...
@overload
def stack(source: bytes, mutants: Sequence[Mutant]) -> bytes: ...
def stack(source: str | bytes, mutants: Sequence[Mutant]) -> str | bytes:
    """Return the source with 2 to 4 mutants of one function applied at once.

    Raises UsageError for another number, for mutants of different functions, for spans that overlap or
    touch, and for edits that do not compile together.
    """
    if not 2 <= len(mutants) <= MAX_STACK:
        raise UsageError(f"a stack takes 2 to {MAX_STACK} mutants, not {len(mutants)}")
    functions = sorted({mutant.function for mutant in mutants})
    if len(functions) > 1:
        raise UsageError(f"a stack takes mutants of one function, not of {', '.join(functions)}")
    ordered = sorted(mutants, key=lambda mutant: (mutant.start, mutant.end))
    for one, other in pairwise(ordered):
        if one.end >= other.start:
            raise UsageError(f"mutants {one.id} and {other.id} overlap")
    read = read_source(source)
    text = _splice(read, ordered)
    try:
        compile_source(text)
    except SourceError as error:
        raise UsageError(f"these mutants do not compile together: {error}") from None
    return read.restore(text)


def _splice(source: Source, ordered: Sequence[Mutant]) -> str:
    text = source.text
    for mutant in reversed(ordered):
        if source.text[mutant.start : mutant.end] != mutant.original:
            raise UsageError(f"mutant {mutant.id} was made from another source")
        text = text[: mutant.start] + mutant.replacement + text[mutant.end :]
    return text
