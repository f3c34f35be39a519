"""Which single mutant turns one text into another, blanks, layout and comments aside."""

from __future__ import annotations

import ast
import io
import tokenize
import warnings
from functools import lru_cache

from execretrieval.mutators.candidates import Candidate, collect
from execretrieval.mutators.edit import normal_form
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.parse import Parsed, compile_source, parse, repair
from execretrieval.mutators.recursion import with_room
from execretrieval.mutators.source import Source, read_source

_LAYOUT = frozenset({tokenize.COMMENT, tokenize.NL})
_UNSPELLED = frozenset({tokenize.INDENT, tokenize.DEDENT, tokenize.NEWLINE})

_Position = tuple[int, int]
_Token = tuple[tuple[int, str], _Position, _Position]  # kind and spelling, start, end


def classify(correct: str | bytes, buggy: str | bytes) -> Mutant | None:
    """Return the one mutant of `correct` that is the same program as `buggy`, or None if there is none.

    Programs are the same when their syntax trees are: blanks, line breaks, comments, redundant
    parentheses and quotes do not count. Of several such mutants the one with the very text of `buggy` is
    returned, else the first in source order.

    Raises SourceError if either text is not a source that can be mutated.
    """
    return with_room(_classify, correct, buggy)


def _classify(correct: str | bytes, buggy: str | bytes) -> Mutant | None:
    parsed, candidates = _candidates(correct)
    text, wanted = parsed.source.text, read_source(buggy).text
    _, tree = compile_source(wanted)
    edit = normal_form(text, 0, len(text), wanted)
    for candidate in candidates:
        mutant = candidate.mutant
        if normal_form(text, mutant.start, mutant.end, mutant.replacement) == edit:
            return mutant
    start, end = _changed(parsed.source, wanted)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for candidate in candidates:
            mutant = candidate.mutant
            near = mutant.start <= end and mutant.end >= start
            if near and candidate.compiles(text, parsed.flags) and _is_same(_mutated(text, mutant), tree):
                return mutant
    return None


@lru_cache(maxsize=4)  # a canonical is classified against one distractor after the other
def _candidates(correct: str | bytes) -> tuple[Parsed, list[Candidate]]:
    parsed = parse(read_source(correct))
    return parsed, collect(parsed).all


def _mutated(text: str, mutant: Mutant) -> ast.Module:
    return ast.parse(f"{text[: mutant.start]}{mutant.replacement}{text[mutant.end :]}")


def _changed(source: Source, wanted: str) -> tuple[int, int]:
    """Return the offsets in the source between which all tokens that differ lie, and one more each side.

    What was removed from, or put into, tokens that repeat themselves may have stood at several places:
    all of them lie between the offsets.
    """
    old, new = _tokens(source.text), _tokens(wanted)
    shortest = min(len(old), len(new))
    head = next((i for i in range(shortest) if old[i][0] != new[i][0]), shortest)
    tail = next((i for i in range(shortest) if old[-1 - i][0] != new[-1 - i][0]), shortest)
    first, last = sorted((head, len(old) - tail))
    before, after = old[max(first - 1, 0)], old[min(last, len(old) - 1)]
    return _offset(source, before[1]), _offset(source, after[2])


def _tokens(text: str) -> list[_Token]:
    """Return kind and spelling, start and end of each token that means something."""
    return [
        ((token.type, "" if token.type in _UNSPELLED else token.string), token.start, token.end)
        for token in tokenize.generate_tokens(io.StringIO(repair(text)).readline)
        if token.type not in _LAYOUT
    ]


def _offset(source: Source, position: _Position) -> int:
    row, column = position
    starts = source.line_starts
    return starts[row - 1] + column if row <= len(starts) else len(source.text)


def _is_same(one: ast.AST, other: ast.AST) -> bool:
    """Tell whether two syntax trees are equal, positions aside. Without recursion: trees may be deep."""
    pairs: list[tuple[object, object]] = [(one, other)]
    while pairs:
        left, right = pairs.pop()
        if type(left) is not type(right):
            return False
        if isinstance(left, ast.AST):
            assert isinstance(right, ast.AST)
            pairs += [(getattr(left, name), getattr(right, name)) for name in left._fields if name != "kind"]
        elif isinstance(left, list):
            assert isinstance(right, list)
            if len(left) != len(right):
                return False
            pairs += zip(left, right, strict=True)
        elif isinstance(left, int):
            if left != right:  # one of very many digits cannot be written
                return False
        elif repr(left) != repr(right):
            return False
    return True
