"""Code that Python takes and libcst does not, found in Python's own tree and blanked in a copy of the text.

libcst descends by recursion: some hundred terms of `1+1+…` end in a RecursionError, some thousand in a
crash of the process. So what is too deep must be found before libcst sees it, without recursion. It also
rejects `return(a if b else c)` and the like. Either costs the one function it stands in.
"""

from __future__ import annotations

import ast
import io
import keyword
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from execretrieval.mutators.source import Source

LIMIT = 400
"""Levels of libcst's tree; it needs two frames for each, of the 1,000 that Python gives by default."""

_LEVELS: dict[type[ast.AST], int] = {
    ast.BinOp: 1,
    ast.UnaryOp: 1,
    ast.IfExp: 1,
    ast.NamedExpr: 1,
    ast.Attribute: 1,
    ast.Await: 1,
    ast.Compare: 2,
    ast.Call: 2,
}
_OTHER_LEVELS = 3
_WORD_AND_PARENTHESIS = re.compile(r"\b(\w+)\($")
_PARENTHESIS_AND_WORD = re.compile(r"[\s)]*\)\w")
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES = (*_FUNCTIONS, ast.ClassDef)


@dataclass(frozen=True)
class Unsupported:
    """A function, or a statement outside functions, that libcst cannot take, and why.

    `functions` are those that are lost with it, by qualified name, with their lines.
    """

    start: int
    end: int
    reason: str
    functions: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a node lies: the function or, outside functions, the statement; the prefix of names within."""

    unit: ast.AST
    function: str | None = None
    prefix: str = ""

    def enter(self, node: ast.AST) -> _Place:
        if isinstance(node, _FUNCTIONS):
            name = self.prefix + node.name
            return _Place(node, name, f"{name}.<locals>.")
        if isinstance(node, ast.ClassDef):
            unit = node if self.function is None else self.unit
            return _Place(unit, self.function, f"{self.prefix}{node.name}.")
        return _Place(node, None, self.prefix)


def find_deep(source: Source, tree: ast.Module) -> list[Unsupported]:
    """Return what is too deep for libcst, in source order."""
    places = [place for _, depth, place in _walk(source, tree) if depth > LIMIT]
    return _unsupported(places, "unsupported: too deep", source, tree) if places else []


def find_tight(source: Source, tree: ast.Module) -> list[Unsupported]:
    """Return where a parenthesised ternary or lambda follows a keyword without a blank, in source order."""
    places = [place for node, _, place in _walk(source, tree) if _is_tight(node, source)]
    reason = "unsupported: a ternary or lambda in parentheses that touch a keyword; put a blank between"
    return _unsupported(places, reason, source, tree)


def blank(text: str, units: Iterable[Unsupported]) -> str:
    """Return `text` with each unit replaced by a `pass` of the same length."""
    for unit in units:
        text = text[: unit.start] + "pass".ljust(unit.end - unit.start) + text[unit.end :]
    return text


def _walk(source: Source, tree: ast.Module) -> Iterator[tuple[ast.AST, int, _Place]]:
    """Yield every node with its depth and place, without recursion."""
    stack: list[tuple[ast.AST, int, _Place]] = [(tree, 0, _Place(tree))]
    while stack:
        node, depth, place = stack.pop()
        kind = type(node)
        if kind in _SCOPES or (place.function is None and isinstance(node, ast.stmt)):
            place = place.enter(node)
        depth += _levels(node, source) if kind in _SPECIAL else _LEVELS.get(kind, _OTHER_LEVELS)
        yield node, depth, place
        for name in node._fields:
            value = getattr(node, name)
            if isinstance(value, list):
                stack += [(child, depth, place) for child in value if isinstance(child, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                stack.append((value, depth, place))


def _unsupported(
    places: Iterable[_Place], reason: str, source: Source, tree: ast.Module
) -> list[Unsupported]:
    spans = sorted({_unit_span(place.unit, source) for place in places})
    functions = sorted(_functions(source, tree), reverse=True)
    found = []
    for start, end in spans:
        # Of several functions of one name, as lambdas are, the first.
        lost = {name: line for offset, line, name in functions if start <= offset < end}
        found.append(Unsupported(start, end, reason, tuple(reversed(lost.items()))))
    return found


def _functions(source: Source, tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """Yield each function's offset, line and name; a lambda inside a function belongs to it."""
    for node, _, place in _walk(source, tree):
        if isinstance(node, _FUNCTIONS) and place.function is not None:
            name = place.function
        elif isinstance(node, ast.Lambda) and place.function is None:
            name = f"{place.prefix}<lambda>"
        else:
            continue
        yield source.offset(node.lineno, node.col_offset), node.lineno, name


def _unit_span(node: ast.AST, source: Source) -> tuple[int, int]:
    """Return the offsets of a statement, decorators included."""
    assert isinstance(node, ast.stmt)
    start, end = _span(node, source)
    if isinstance(node, _SCOPES) and node.decorator_list:
        first = node.decorator_list[0]
        start = source.text.rindex("@", 0, source.offset(first.lineno, first.col_offset))
    return start, end


def _span(node: ast.stmt | ast.expr, source: Source) -> tuple[int, int]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start = source.offset(node.lineno, node.col_offset)
    return start, source.offset(node.end_lineno, node.end_col_offset)


def _levels(node: ast.AST, source: Source) -> int:
    """Return how many levels libcst has between a node and its children, or more."""
    match node:
        case ast.BoolOp():  # `a and b and c` is one node here and nested in libcst
            return len(node.values)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            return len(node.generators) + _OTHER_LEVELS
        case ast.Constant() | ast.JoinedStr():
            return 1 if node.end_lineno == node.lineno else 1 + _pieces(node, source)
        case ast.alias():
            return node.name.count(".") + 1
        case ast.If(orelse=[ast.If(col_offset=column)]) if column == node.col_offset:
            return 1  # an `elif` is nested in the `if` before it, but in no block
    return _LEVELS.get(type(node), _OTHER_LEVELS)


def _pieces(node: ast.Constant | ast.JoinedStr, source: Source) -> int:
    """Return how many literals stand side by side in a string: each is a level of its own in libcst."""
    segment = source.text[slice(*_span(node, source))]
    if segment.count("'") + segment.count('"') < LIMIT:
        return 0
    kinds = {tokenize.STRING, getattr(tokenize, "FSTRING_START", tokenize.STRING)}
    tokens = tokenize.generate_tokens(io.StringIO(f"({segment})").readline)
    return sum(token.type in kinds for token in tokens)


def _is_tight(node: ast.AST, source: Source) -> bool:
    if not isinstance(node, (ast.IfExp, ast.Lambda)):
        return False
    start, end = _span(node, source)
    inside = source.text[:start].rstrip(" \t\f\r\n(")
    before = _WORD_AND_PARENTHESIS.search(source.text[: len(inside) + 1][-20:])
    if before and keyword.iskeyword(before.group(1)):
        return True
    return _PARENTHESIS_AND_WORD.match(source.text, end) is not None


_SPECIAL = frozenset(
    {
        ast.BoolOp,
        ast.ListComp,
        ast.SetComp,
        ast.DictComp,
        ast.GeneratorExp,
        ast.Constant,
        ast.JoinedStr,
        ast.alias,
        ast.If,
    }
)
