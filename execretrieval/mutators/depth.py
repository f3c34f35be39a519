"""Expressions too deep for libcst, found before libcst sees them and blanked in a copy of the text.

libcst descends by recursion: some hundred terms of `1+1+…` end in a RecursionError, some thousand in a
crash of the process. Python's own parser has no such trouble, so its tree tells, without recursion, how
deep libcst would have to go.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
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
    """Return what is too deep, innermost functions first named, in source order."""
    found: dict[ast.AST, str | None] = {}
    # node, its depth, the innermost function or statement around it, that function's name, name prefix
    stack: list[tuple[ast.AST, int, ast.AST, str | None, str]] = [(tree, 0, tree, None, "")]
    while stack:
        node, depth, unit, function, prefix = stack.pop()
        if isinstance(node, _FUNCTIONS):
            unit, function = node, prefix + node.name
            prefix = f"{function}.<locals>."
        elif isinstance(node, ast.ClassDef):
            prefix = f"{prefix}{node.name}."
        if function is None and isinstance(node, ast.stmt):
            unit = node
        depth += _levels(node, source)
        if depth > LIMIT:
            found[unit] = function
            continue
        for child in ast.iter_child_nodes(node):
            is_elif = isinstance(node, ast.If) and _is_elif(node, child)
            stack.append((child, depth - 2 if is_elif else depth, unit, function, prefix))
    return sorted((_deep(node, name, source) for node, name in found.items()), key=lambda deep: deep.start)


def blank(text: str, deep: list[Deep]) -> str:
    """Return `text` with what is too deep replaced by an expression of the same length."""
    for unit in reversed(deep):
        text = text[: unit.start] + "0".ljust(unit.end - unit.start) + text[unit.end :]
    return text


def _deep(node: ast.AST, function: str | None, source: Source) -> Deep:
    assert isinstance(node, ast.stmt)
    start = source.offset(node.lineno, node.col_offset)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    end = source.offset(node.end_lineno, node.end_col_offset)
    if isinstance(node, (*_FUNCTIONS, ast.ClassDef)) and node.decorator_list:
        first = node.decorator_list[0]
        start = source.text.rindex("@", 0, source.offset(first.lineno, first.col_offset))
    return Deep(function, start, end, node.lineno)


def _levels(node: ast.AST, source: Source) -> int:
    """Return how many levels libcst needs between a node and its children, or more."""
    levels = _LEVELS.get(type(node), _OTHER_LEVELS)
    if isinstance(node, ast.BoolOp):
        return len(node.values)
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        return levels + len(node.generators)
    if isinstance(node, (ast.JoinedStr, ast.Constant)) and node.end_lineno != node.lineno:
        return levels + _pieces(node, source)
    if isinstance(node, ast.alias):
        return levels + node.name.count(".")
    return levels


def _pieces(node: ast.Constant | ast.JoinedStr, source: Source) -> int:
    """Return how many literals stand side by side in a string: each is a level of its own in libcst."""
    segment = ast.get_source_segment(source.text, node) or ""
    if segment.count("'") + segment.count('"') < LIMIT:
        return 0
    kinds = {tokenize.STRING, getattr(tokenize, "FSTRING_START", tokenize.STRING)}
    tokens = tokenize.generate_tokens(io.StringIO(f"({segment})").readline)
    return sum(token.type in kinds for token in tokens)


def _is_elif(node: ast.If, child: ast.AST) -> bool:
    return (
        isinstance(child, ast.If)
        and len(node.orelse) == 1
        and node.orelse[0] is child
        and child.col_offset == node.col_offset
    )
