"""Expressions too deep for libcst, found before libcst sees them and blanked in a copy of the text.

libcst descends by recursion: some hundred terms of `1+1+…` end in a RecursionError, some thousand in a
crash of the process. Python's own parser has no such trouble, so its tree tells, without recursion, how
deep libcst would have to go.
"""

from __future__ import annotations

import ast
import io
import tokenize
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
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Deep:
    """A function, or a statement outside functions, that is too deep; `function` is None for the latter."""

    function: str | None
    start: int
    end: int
    line: int


def find_deep(source: Source, tree: ast.Module) -> list[Deep]:
    """Return what is too deep, in source order: the innermost function around it, or the statement."""
    found: dict[ast.AST, str | None] = {}
    stack: list[tuple[ast.AST, int, _Place]] = [(tree, 0, _Place(tree))]
    while stack:
        node, depth, place = stack.pop()
        kind = type(node)
        if kind in _SCOPES or (place.function is None and isinstance(node, ast.stmt)):
            place = place.enter(node)
        depth += _levels(node, source) if kind in _SPECIAL else _LEVELS.get(kind, _OTHER_LEVELS)
        if depth > LIMIT:
            found[place.unit] = place.function
            continue
        for name in node._fields:
            value = getattr(node, name)
            if isinstance(value, list):
                stack += [(child, depth, place) for child in value if isinstance(child, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                stack.append((value, depth, place))
    return sorted((_deep(node, name, source) for node, name in found.items()), key=lambda deep: deep.start)


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


def blank(text: str, deep: list[Deep]) -> str:
    """Return `text` with what is too deep replaced by an expression of the same length."""
    for unit in reversed(deep):
        text = text[: unit.start] + "0".ljust(unit.end - unit.start) + text[unit.end :]
    return text


def _deep(node: ast.AST, function: str | None, source: Source) -> Deep:
    assert isinstance(node, ast.stmt)
    start, end = _span(node, source)
    if isinstance(node, (*_FUNCTIONS, ast.ClassDef)) and node.decorator_list:
        first = node.decorator_list[0]
        start = source.text.rindex("@", 0, source.offset(first.lineno, first.col_offset))
    return Deep(function, start, end, node.lineno)


def _span(node: ast.stmt | ast.expr, source: Source) -> tuple[int, int]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start = source.offset(node.lineno, node.col_offset)
    return start, source.offset(node.end_lineno, node.end_col_offset)


def _pieces(node: ast.Constant | ast.JoinedStr, source: Source) -> int:
    """Return how many literals stand side by side in a string: each is a level of its own in libcst."""
    segment = source.text[slice(*_span(node, source))]
    if segment.count("'") + segment.count('"') < LIMIT:
        return 0
    kinds = {tokenize.STRING, getattr(tokenize, "FSTRING_START", tokenize.STRING)}
    tokens = tokenize.generate_tokens(io.StringIO(f"({segment})").readline)
    return sum(token.type in kinds for token in tokens)


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


_SCOPES = (*_FUNCTIONS, ast.ClassDef)
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
