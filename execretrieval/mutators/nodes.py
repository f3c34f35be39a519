"""Questions about nodes that several operators ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

import libcst as cst

from execretrieval.mutators.context import Context

ORDER = (cst.LessThan, cst.LessThanEqual, cst.GreaterThan, cst.GreaterThanEqual)
_DISPLAYS = (cst.BaseString, cst.List, cst.ListComp)


def is_display(node: cst.CSTNode) -> bool:
    """Tell whether a node is a string literal or a list display."""
    return isinstance(node, _DISPLAYS)


def is_ordered(parents: Sequence[cst.CSTNode]) -> bool:
    """Tell whether the node with these ancestors is itself compared by `< <= > >=`."""
    parent = parents[-1]
    if isinstance(parent, cst.Comparison):
        return isinstance(parent.comparisons[0].operator, ORDER)
    if not isinstance(parent, cst.ComparisonTarget):
        return False
    if isinstance(parent.operator, ORDER):
        return True
    comparison = parents[-2]
    assert isinstance(comparison, cst.Comparison)
    place = next(i for i, target in enumerate(comparison.comparisons) if target is parent)
    following = comparison.comparisons[place + 1 : place + 2]
    return bool(following) and isinstance(following[0].operator, ORDER)


def in_bound(parents: Sequence[cst.CSTNode]) -> bool:
    """Tell whether the node with these ancestors lies in the start or stop of `range`, or in a slice."""
    for place in range(len(parents) - 1, 0, -1):
        parent = parents[place]
        if isinstance(parent, cst.Slice):
            return True
        if isinstance(parent, cst.Arg):
            call = parents[place - 1]
            if is_call_of(call, "range") and any(arg is parent for arg in range_bounds(call)):
                return True
        elif isinstance(parent, (cst.BaseSmallStatement, cst.BaseCompoundStatement, cst.Lambda)):
            return False
    return False


def is_sum_with_int(node: cst.CSTNode) -> TypeGuard[cst.BinaryOperation]:
    """Tell whether a node is `e + 1` or `e - 1`, with any int literal."""
    return (
        isinstance(node, cst.BinaryOperation)
        and isinstance(node.operator, (cst.Add, cst.Subtract))
        and isinstance(node.right, cst.Integer)
    )


def is_stored(subscript: cst.Subscript, parents: Sequence[cst.CSTNode]) -> bool:
    """Tell whether a subscript with these ancestors is assigned to or deleted."""
    child: cst.CSTNode = subscript
    for parent in reversed(parents):
        if not isinstance(parent, (cst.Element, cst.StarredElement, cst.Tuple, cst.List)):
            break
        child = parent
    if isinstance(parent, (cst.AssignTarget, cst.Del, cst.AsName)):
        return True
    if isinstance(parent, (cst.AugAssign, cst.AnnAssign, cst.For, cst.CompFor)):
        return parent.target is child
    return False


def called_name(call: cst.Call) -> str:
    """Return the last name of what is called: `gcd` for `math.gcd(…)`, "" where there is none."""
    func = call.func
    if isinstance(func, cst.Attribute):
        return func.attr.value
    return func.value if isinstance(func, cst.Name) else ""


def is_call_of(node: cst.CSTNode, name: str) -> TypeGuard[cst.Call]:
    """Tell whether a node is a call of a built-in function."""
    return isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value == name


def range_bounds(call: cst.Call) -> Sequence[cst.Arg]:
    """Return the arguments of a call of `range` that are its start and stop."""
    return call.args[:2]


def is_plain(arg: cst.Arg) -> bool:
    """Tell whether an argument is positional and not starred."""
    return arg.keyword is None and not arg.star


def token_span(operator: cst.CSTNode, context: Context) -> tuple[int, int]:
    """Return the offsets of an operator's own token, without the blanks that libcst gives to it."""
    before = getattr(operator, "whitespace_before", None)
    after = getattr(operator, "whitespace_after", None)
    start = context.start(operator) if before is None else context.end(before)
    return start, context.end(operator) if after is None else context.start(after)
