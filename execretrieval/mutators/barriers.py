"""What holds no sites, whatever is inside: annotations, patterns, asserts and the like."""

from __future__ import annotations

from collections.abc import Sequence

import libcst as cst

_ALWAYS = frozenset(
    {
        cst.Annotation,
        cst.Assert,
        cst.Decorator,
        cst.TypeAlias,
        cst.TypeParameters,
        cst.MatchAs,
        cst.MatchClass,
        cst.MatchList,
        cst.MatchMapping,
        cst.MatchOr,
        cst.MatchSingleton,
        cst.MatchStar,
        cst.MatchTuple,
        cst.MatchValue,
    }
)
_SOMETIMES = frozenset(
    {cst.If, cst.Assign, cst.AugAssign, cst.AnnAssign, cst.Subscript, cst.FormattedStringExpression}
)
BARRIERS = _ALWAYS | _SOMETIMES
"""The types of node that `is_barrier` must be asked about; no other node is one."""


def is_barrier(node: cst.CSTNode, parents: Sequence[cst.CSTNode]) -> bool:
    """Tell whether no mutant may lie in a node with these ancestors."""
    match node:
        case cst.If():
            return len(parents) == 1 and _is_main_guard(node.test)
        case cst.Assign():
            return any(_is_name(target.target, "__all__") for target in node.targets)
        case cst.AugAssign():
            return _is_name(node.target, "__all__")
        case cst.AnnAssign():
            return _is_name(node.target, "__all__") or _is_name(node.annotation.annotation, "TypeAlias")
        case cst.Subscript():
            return _is_name(node.value, "Literal")
        case cst.FormattedStringExpression():
            # `{x=}` prints its own source, and a field right inside a field is part of a format spec.
            return node.equal is not None or isinstance(parents[-1], cst.FormattedStringExpression)
    return type(node) in _ALWAYS


def _is_main_guard(test: cst.BaseExpression) -> bool:
    if not isinstance(test, cst.Comparison):
        return False
    operands = (test.left, *(target.comparator for target in test.comparisons))
    return any(_is_name(operand, "__name__") for operand in operands)


def _is_name(node: cst.BaseExpression, name: str) -> bool:
    """Tell whether a node is a name, or a dotted one that ends in it."""
    last = node.attr if isinstance(node, cst.Attribute) else node
    return isinstance(last, cst.Name) and last.value == name
