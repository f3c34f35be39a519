"""Tests that a call raises: `try: CALL; except E: pass; else: assert False`, and the form without `else`."""

from __future__ import annotations

import ast
import builtins

# A handler of these would also catch the failing assert inside the `try`.
_CATCHES_ASSERT = {"AssertionError", "Exception", "BaseException"}
Expected = tuple[ast.expr, frozenset[str], str]


def expected_exception(node: ast.Try) -> Expected | None:
    """Return the call, the names of the built-in exceptions that pass, and the message if none is raised."""
    names = [_names(handler) for handler in node.handlers]
    expected = frozenset(name for part in names if part for name in part)
    if None in names or not expected or node.finalbody:
        return None
    match node.body, node.orelse:
        case [ast.Expr(value=call)], [otherwise]:
            message = _failure(otherwise)
        case [ast.Expr(value=call), otherwise], [] if not expected & _CATCHES_ASSERT:
            message = _failure(otherwise)
        case _:
            return None
    return None if message is None else (call, expected, message)


def _names(handler: ast.ExceptHandler) -> list[str] | None:
    """Return what a handler that only passes catches, None for any other handler."""
    match handler.body:
        case [ast.Pass()] | [ast.Assert(test=ast.Constant(value=True))]:
            pass
        case _:
            return None
    items = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    names = [_exception_name(item) for item in items]
    return None if None in names else [name for name in names if name]


def _exception_name(node: ast.expr | None) -> str | None:
    """Return the own name of a built-in exception (that of `IOError` is `OSError`)."""
    kind = getattr(builtins, node.id, None) if isinstance(node, ast.Name) else None
    return kind.__name__ if isinstance(kind, type) and issubclass(kind, BaseException) else None


def _failure(node: ast.stmt) -> str | None:
    """Return the message of `assert False, …` or `raise AssertionError(…)`, None for anything else."""
    match node:
        case ast.Assert(test=ast.Constant(value=value), msg=message) if not value:
            arguments = [message] if message else []
        case ast.Raise(exc=ast.Name(id="AssertionError"), cause=None):
            arguments = []
        case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"), args=arguments, keywords=[])):
            pass
        case _:
            return None
    match arguments:
        case []:
            return ""
        case [ast.Constant(value=value)]:
            return str(value)
    return None
