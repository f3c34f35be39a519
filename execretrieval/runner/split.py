"""The split oracle: the candidate's process gets the call, the driver keeps what is expected of it.

Inside one interpreter nothing can be hidden from the code under test: it can walk frames to the expected
value, return an object that equals everything, or print what a test runner would print. So an assert that
compares one expression with literals is taken apart. The process evaluates the expression and sends its value
(`inside.encode`), the driver compares. A pass then needs the right answer: it is *witnessed*.

What cannot be taken apart runs inside as it stands, with the same outcome for honest code, unwitnessed.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from execretrieval.runner.literals import NotLiteralError, literal
from execretrieval.runner.model import Job
from execretrieval.runner.raises import expected_exception
from execretrieval.runner.spine import is_call_of_inputs, is_spine
from execretrieval.runner.values import build, literal_size, size


@dataclass(frozen=True, slots=True)
class Step:
    """One test, taken apart.

    The process executes `prelude` and, unless `expression` is None, evaluates that and sends its value. Then
    `holds`, applied to the tree of the value, tells whether the assert holds (it may raise what the assert
    would raise), or `expected` names the built-in exceptions of which one must be raised. `message` is the
    assert's. With `observed` the value is wanted, whatever it is.
    """

    prelude: str
    expression: str | None = None
    holds: Callable[[Any], bool] | None = None
    expected: frozenset[str] = frozenset()
    message: str = ""
    observed: bool = False


def steps(job: Job) -> list[Step]:
    """Return the tests of a job, taken apart."""
    return [split_expression(test) if job.observe else split(test) for test in job.tests]


@lru_cache(maxsize=8192)
def split_expression(test: str) -> Step:
    """Return a block of statements that ends in an expression as what goes before it, and that."""
    source = test.replace("\r\n", "\n").replace("\r", "\n")
    try:
        statements = ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return Step(test)  # the process will say what is wrong with it
    if not statements or not isinstance(statements[-1], ast.Expr) or "\f" in source:
        return Step(test)
    text = _VALUE.format(_segment(source, statements[-1].value))
    return Step(_before(source, statements[-1]), text, observed=True)


@lru_cache(maxsize=8192)
def split(test: str) -> Step:
    """Return the test taken apart, or whole if it cannot be."""
    source = test.replace("\r\n", "\n").replace("\r", "\n")
    try:
        statements = ast.parse(source).body
        asserts = sum(isinstance(node, ast.Assert) for item in statements for node in ast.walk(item))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return Step(test)  # the process will say what is wrong with it
    if not statements or "\f" in source or _compares_inside(statements[:-1]):
        return Step(test)
    last = statements[-1]
    step: Step | None = None
    if isinstance(last, ast.Assert) and asserts == 1:
        step = _split_assert(source, last)
    elif isinstance(last, ast.Try):
        step = _split_try(source, last)
    return step or Step(test)


def _split_assert(source: str, node: ast.Assert) -> Step | None:
    message = ""
    if node.msg is not None:
        if not isinstance(node.msg, ast.Constant):
            return None
        try:
            message = str(node.msg.value)
        except ValueError:  # an integer too long to be written
            return None
    try:
        found = _check(node.test)
    except NotLiteralError:
        return None
    if found is None:
        return None
    expression, holds, form = found
    return Step(_before(source, node), form.format(_segment(source, expression)), holds, message=message)


def _split_try(source: str, node: ast.Try) -> Step | None:
    expected = expected_exception(node)
    if expected is None:
        return None
    expression, names, message = expected
    text = _VALUE.format(_segment(source, expression))
    return Step(_before(source, node), text, expected=names, message=message)


def _segment(source: str, node: ast.expr) -> str:
    text = ast.get_source_segment(source, node)
    assert text is not None
    return text


def _before(source: str, node: ast.stmt) -> str:
    """Return the source before a statement."""
    lines = source.split("\n")
    same_line = lines[node.lineno - 1].encode()[: node.col_offset].decode()
    return "\n".join([*lines[: node.lineno - 1], same_line.rstrip().removesuffix(";")]).rstrip()


def _compares_inside(statements: list[ast.stmt]) -> bool:
    """Whether statements before the last apply an operator to the result of a call: `ok = f(2) == 4`."""
    operations = (
        node
        for statement in statements
        for node in ast.walk(statement)
        if isinstance(node, (ast.Compare, ast.BinOp, ast.BoolOp))
    )
    return any(isinstance(inner, ast.Call) for node in operations for inner in ast.walk(node))


# What the process evaluates of an expression. A function that the driver applies itself is looked up all the
# same, so that a name that is not there is missed as it would be.
_VALUE, _TRUTH, _AFTER = "({}\n)", "not not ({}\n)", "({}, ({{}}\n))[1]"
Check = tuple[ast.expr, Callable[[Any], bool], str]


def _check(test: ast.expr) -> Check | None:
    """Return the expression to evaluate, the check of its tree, and the form in which it is evaluated."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call() as operand) if is_call_of_inputs(operand):
            return operand, lambda tree: tree is False, _TRUTH
        case ast.Call(func=ast.Attribute(value=ast.Name(id="math"), attr="isclose")):
            return _isclose(test)
        case ast.Call() if is_call_of_inputs(test):
            return test, lambda tree: tree is True, _TRUTH
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return _tolerance(left, op, right) or _comparison(left, op, right)
    return None


def _comparison(left: ast.expr, op: ast.cmpop, right: ast.expr) -> Check | None:
    """`CALL op LITERAL`, or the other way round."""
    compare = _COMPARE[type(op)]
    flipped = _is_literal(left)
    expression, other = (right, left) if flipped else (left, right)
    value = literal(other)
    if flipped and isinstance(op, (ast.In, ast.NotIn)):
        return None  # what the value answers itself: any iterable is a container
    if not is_spine(expression) or (isinstance(value, bool) and not is_call_of_inputs(expression)):
        return None
    if isinstance(op, (ast.Is, ast.IsNot)) and not (value is None or isinstance(value, bool)):
        return None
    if isinstance(op, (ast.Eq, ast.NotEq)):
        return expression, _Equal(value, negate=isinstance(op, ast.NotEq)), _VALUE
    if flipped:
        return expression, lambda tree: bool(compare(value, build(tree))), _VALUE
    return expression, lambda tree: bool(compare(build(tree), value)), _VALUE


@dataclass(frozen=True, slots=True)
class _Equal:
    """Compare with `==`; what differs in size differs, so that no more is built than the literal holds."""

    value: Any
    negate: bool

    def __call__(self, tree: Any) -> bool:
        equal = size(tree) == literal_size(self.value) and build(tree) == self.value
        return bool(equal) is not self.negate


def _tolerance(left: ast.expr, op: ast.cmpop, right: ast.expr) -> Check | None:
    """`abs(CALL - LITERAL) < LITERAL`, or with the operands of the difference exchanged."""
    match left:
        case ast.Call(
            func=ast.Name(id="abs"), args=[ast.BinOp(left=first, op=ast.Sub(), right=second)], keywords=[]
        ):
            pass
        case _:
            return None
    if not isinstance(op, (ast.Lt, ast.LtE)):
        return None
    compare, bound = _COMPARE[type(op)], literal(right)
    flipped = _is_literal(first)
    expression, center = (second, literal(first)) if flipped else (first, literal(second))
    if not is_spine(expression):
        return None

    def holds(tree: Any) -> bool:
        value = build(tree)
        return bool(compare(abs(center - value if flipped else value - center), bound))

    return expression, holds, _AFTER.format("abs")


def _isclose(call: ast.Call) -> Check | None:
    """`math.isclose(CALL, LITERAL, …)`, or with the first two exchanged."""
    if len(call.args) != 2:
        return None
    options = {item.arg: literal(item.value) for item in call.keywords if item.arg}
    if len(options) != len(call.keywords):
        return None
    first, second = call.args
    flipped = _is_literal(first)
    expression, center = (second, literal(first)) if flipped else (first, literal(second))
    if not is_spine(expression):
        return None

    def holds(tree: Any) -> bool:
        value = build(tree)
        return math.isclose(*((center, value) if flipped else (value, center)), **options)

    return expression, holds, _AFTER.format("math.isclose")


def _is_literal(node: ast.expr) -> bool:
    try:
        literal(node)
    except NotLiteralError:
        return False
    return True


_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda item, container: item in container,
    ast.NotIn: lambda item, container: item not in container,
}
