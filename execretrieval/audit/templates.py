"""What a test calls, and with which values: a text with slots, out of which inputs are made."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

_SET_UP = (
    ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.FunctionDef, ast.ClassDef,
)  # fmt: skip
# What an f-string or a helper of the test holds is no argument.
_OPAQUE = (ast.JoinedStr, ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.Import, ast.ImportFrom)


@dataclass(frozen=True, slots=True)
class Slot:
    """A literal in the text of a template: where it stands, its value, and which values can replace it.

    Literals with the same `role` (the same argument of the same function) can stand for each other.
    """

    start: int
    end: int
    value: Any
    role: str


@dataclass(frozen=True, slots=True)
class Template:
    """Statements that end in an expression to observe, as text, and the slots in it in order."""

    text: str
    slots: tuple[Slot, ...]

    def filled(self, values: Sequence[object]) -> str:
        """Return the text with these values in its slots."""
        text = self.text
        for slot, value in reversed(list(zip(self.slots, values, strict=True))):
            text = f"{text[: slot.start]}{spelled(value)}{text[slot.end :]}"
        return text


def spelled(value: object) -> str:
    """Return a literal for a built-in value that can stand in any place; one minus binds tighter so."""
    text = repr(value)
    return f"({text})" if text.startswith("-") else text


def templates_of(tests: Sequence[str], function_name: str) -> list[Template]:
    """Return one template for each test in which something of the function's can be observed.

    That is the side of the last assert that calls the function; where the call stands before it, what the
    test compares, and what it passed; the call that must raise; or else a call with literals anywhere in the
    test. Set-up of earlier tests goes before it, as tests share one namespace.
    """
    found: list[Template] = []
    before: list[str] = []
    for test in tests:
        tree = ast.parse(test)
        if not _can_be_written(tree):
            continue
        observed = _observed(tree.body, function_name)
        set_up = [node for node in tree.body[:-1] if isinstance(node, _SET_UP)]
        if observed is not None:
            prelude = tree.body[:-1] if observed.in_order else set_up
            nodes: list[ast.AST] = [*prelude, observed.node]
            text = "\n".join([*before, *map(ast.unparse, nodes)])
            start = sum(len(line) + 1 for line in before)
            slots = _slots(text, start, function_name)
            if slots:
                found.append(Template(text, tuple(slots)))
        before += map(ast.unparse, set_up)
    return list({template.text: template for template in found}.values())


@dataclass(frozen=True, slots=True)
class _Observed:
    node: ast.expr
    in_order: bool  # the statements before it belong to it


def _observed(body: list[ast.stmt], name: str) -> _Observed | None:
    match body[-1]:
        case ast.Assert(test=test):
            return _Observed(_with_arguments(_side(test, name), body[:-1], name), in_order=True)
        case ast.Try(body=[*_, ast.Expr(value=call)]) if _uses(call, name):
            return _Observed(call, in_order=True)
    for node in body:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and _is_name(inner.func, name) and _has_only_literals(inner):
                return _Observed(inner, in_order=False)
    return None


def _with_arguments(side: ast.expr, before: list[ast.stmt], name: str) -> ast.expr:
    """Return what a test looks at after the call, together with the names that were passed to the function.

    A function that works in place shows more in them than in what the test asks of them.
    """
    if _uses(side, name):
        return side
    calls = [node for item in before for node in ast.walk(item) if isinstance(node, ast.Call)]
    passed = {
        argument.id: argument
        for call in calls
        if _is_name(call.func, name)
        for argument in call.args
        if isinstance(argument, ast.Name)
    }
    others = [argument for key, argument in passed.items() if not _is_name(side, key)]
    return ast.Tuple([side, *others], ast.Load()) if others else side


def _side(test: ast.expr, name: str) -> ast.expr:
    """Return the part of a condition that says what the function does."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return _side(operand, name)
        case ast.Compare(left=left, comparators=[right]):
            for one, other in ((left, right), (right, left)):
                if _uses(one, name):
                    return _side(one, name)
                if _is_literal(other) and not _is_literal(one) and not _uses(other, name):
                    return one
        case ast.Call(func=ast.Name(id="abs"), args=[ast.BinOp(left=left, op=ast.Sub(), right=right)]):
            for one, other in ((left, right), (right, left)):
                if _uses(one, name) and not _uses(other, name):
                    return one
        case ast.Call(func=ast.Attribute(attr="isclose") | ast.Name(id="isclose"), args=[left, right, *_]):
            return left if _uses(left, name) else right
    return test


def _uses(node: ast.AST, name: str) -> bool:
    return any(_is_name(inner, name) for inner in ast.walk(node))


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _can_be_written(tree: ast.Module) -> bool:
    """Return whether no integer has more digits than Python writes (4,300), though it reads them as 0x…."""
    try:
        ast.unparse(tree)
    except ValueError:
        return False
    return True


def _is_literal(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant) and (node.value is ... or node.value is None):
        return False
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def _has_only_literals(call: ast.Call) -> bool:
    values = [*call.args, *(keyword.value for keyword in call.keywords)]
    return bool(values) and all(_is_literal(value) for value in values)


def _slots(text: str, start: int, name: str) -> list[Slot]:
    """Return the largest literals of a text from an offset on, in order."""
    lines = [0]
    for line in text.split("\n"):
        lines.append(lines[-1] + len(line) + 1)

    def offset(line: int, column: int) -> int:
        begin = lines[line - 1]
        return begin + len(text[begin : lines[line]].encode()[:column].decode())

    slots = []
    for number, (node, role) in enumerate(_literals(ast.parse(text), name, "")):
        begin = offset(node.lineno, node.col_offset)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        if begin >= start:
            end = offset(node.end_lineno, node.end_col_offset)
            slots.append(Slot(begin, end, ast.literal_eval(node), role or f"literal {number}"))
    return sorted(slots, key=lambda slot: slot.start)


def _literals(node: ast.AST, name: str, role: str) -> Iterator[tuple[ast.expr, str]]:
    if isinstance(node, ast.expr) and _is_literal(node):
        yield node, role
        return
    if isinstance(
        node, (ast.JoinedStr, ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.Import, ast.ImportFrom)
    ):
        return
    if isinstance(node, ast.Call) and _is_name(node.func, name):
        for place, argument in enumerate(node.args):
            yield from _literals(argument, name, f"argument {place}")
        for keyword in node.keywords:
            yield from _literals(keyword.value, name, f"argument {keyword.arg}")
        return
    for child in ast.iter_child_nodes(node):
        yield from _literals(child, name, "")
