"""Evaluate the literal side of an assert in the driver, without running anything of the test's author."""

from __future__ import annotations

import ast
import operator
from typing import Any

_MAX_REPEATED = 100_000


class NotLiteralError(ValueError):
    """An expression whose value is not plain from its text."""


def literal(node: ast.expr) -> Any:
    """Return the value of a literal.

    Besides what `ast.literal_eval` takes: `set()`, `frozenset(…)`, `float("inf")`, sums, differences and
    quotients of numbers, and a sequence times a number.

    Raises:
        NotLiteralError: for anything else.

    """
    try:
        return _value(node)
    except (ArithmeticError, TypeError, ValueError, RecursionError) as error:
        raise NotLiteralError(str(error)) from error


def _value(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=value) if value is not ...:
            return value
        case ast.Tuple(elts=items):
            return tuple(map(_value, items))
        case ast.List(elts=items):
            return list(map(_value, items))
        case ast.Set(elts=items):
            return set(map(_value, items))
        case ast.Dict(keys=keys, values=values):
            return {_key(key): _value(value) for key, value in zip(keys, values, strict=True)}
        case ast.UnaryOp(op=ast.USub() | ast.UAdd() as sign, operand=operand):
            return _number(operand) if isinstance(sign, ast.UAdd) else -_number(operand)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Div() as op, right=right):
            return _OPERATORS[type(op)](_number(left), _number(right))
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            return _repeat(_value(left), _value(right))
        case ast.Call(func=ast.Name(id="set"), args=[], keywords=[]):
            return set()
        case ast.Call(func=ast.Name(id="frozenset"), args=[] | [_] as arguments, keywords=[]):
            return frozenset(*map(_value, arguments))
        case ast.Call(func=ast.Name(id="float"), args=[ast.Constant(value=str(text))], keywords=[]):
            return float(text)
    raise NotLiteralError(type(node).__name__)


def _key(node: ast.expr | None) -> Any:
    if node is None:
        raise NotLiteralError("a dict unpacked into another")
    return _value(node)


def _number(node: ast.expr) -> Any:
    value = _value(node)
    if type(value) not in (int, float, complex):
        raise NotLiteralError("arithmetic on what is not a number")
    return value


def _repeat(left: Any, right: Any) -> Any:
    if isinstance(left, int) and not isinstance(right, int):
        left, right = right, left
    if isinstance(left, (list, tuple, str, bytes)) and type(right) is int:
        if len(left) * right > _MAX_REPEATED:
            raise NotLiteralError("too long")
        return left * right
    if type(left) in (int, float) and type(right) in (int, float):
        return left * right
    raise NotLiteralError("a product of neither numbers nor a sequence and a number")


_OPERATORS: dict[type[ast.operator], Any] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Div: operator.truediv,
}
