"""Cutting docstrings out of code by text surgery."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from execretrieval.errors import InputError
from execretrieval.registry.edits import Edit, splice
from execretrieval.registry.source import Places, parse

_SEPARATOR = re.compile(r"[ \t\f]*;?[ \t\f]*")


def cut_docstrings(text: str, *, path: str | Path | None = None) -> str:
    """Return code without its docstrings and other statements that are only a string.

    Such a statement does nothing and often repeats the query. Lines that held nothing else go; all other text
    stays as it was, byte for byte. A block that held nothing else becomes `pass`. Raises InputError where the
    text cannot be parsed or cut. `text` has LF line ends.
    """
    tree = parse(text, path=path)
    places = Places(text)
    edits: list[Edit] = []
    for block in _blocks(tree):
        strings = [statement for statement in block if string_of(statement) is not None]
        whole = len(strings) == len(block) and block is not tree.body
        for index, statement in enumerate(strings):
            start, end = places.span(statement)
            edits.append((start, end, "pass") if whole and not index else _removal(text, start, end))
    if not edits:
        return text
    text = splice(text, edits)
    if not _same(parse(text, path=path), _without_strings(tree)):
        raise InputError("holds a docstring that cannot be cut out; remove it by hand", path=path)
    return text


def string_of(statement: ast.stmt) -> str | None:
    """Return the text of a statement that is only a string, else None."""
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return None


def _blocks(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for _, field in ast.iter_fields(node):
            if isinstance(field, list) and field and isinstance(field[0], ast.stmt):
                yield field


def _removal(text: str, start: int, end: int) -> Edit:
    """Return the edit that takes the statement at start:end away with the separator that goes with it."""
    line_start = text.rfind("\n", 0, start) + 1
    line_end = text.find("\n", end)
    line_end = len(text) if line_end < 0 else line_end
    before = text[line_start:start]
    separator = _SEPARATOR.match(text, end, line_end)
    assert separator is not None
    after = text[separator.end() : line_end]
    if not before.strip() and not after:
        return (line_start, min(line_end + 1, len(text)), "")
    if before.rstrip().endswith(";") and ";" not in separator.group():
        return (line_start + len(before.rstrip()) - 1, end, "")
    return (start, separator.end(), "")


def _same(one: ast.AST, other: ast.AST) -> bool:
    """Whether two trees are equal; unlike `ast.dump`, this takes trees of any depth."""
    pairs = zip_longest(ast.walk(one), ast.walk(other))
    return all(left and right and _shape(left) == _shape(right) for left, right in pairs)


def _shape(node: ast.AST) -> tuple[type[ast.AST], list[str]]:
    """Return a node with a mark in the place of each child."""

    def mark(value: object) -> str:
        if isinstance(value, list):
            return f"[{', '.join(map(mark, value))}]"
        if type(value) is int:
            return hex(value)  # of any length, unlike decimals
        return "node" if isinstance(value, ast.AST) else repr(value)

    return type(node), [mark(value) for _, value in ast.iter_fields(node)]


def _without_strings(tree: ast.Module) -> ast.Module:
    for block in list(_blocks(tree)):
        kept = [statement for statement in block if string_of(statement) is None]
        block[:] = kept or ([] if block is tree.body else [ast.Pass()])
    return tree
