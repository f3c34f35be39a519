"""Another relation: equal for unequal, greater for less, in for not in."""

from __future__ import annotations

from collections.abc import Iterator

import libcst as cst

from execretrieval.mutators.base import Example, Operator, Site
from execretrieval.mutators.context import Context
from execretrieval.mutators.nodes import token_span

EQUALITY: dict[type[cst.CSTNode], tuple[str, ...]] = {cst.Equal: ("!=",), cst.NotEqual: ("==",)}
ORDER: dict[type[cst.CSTNode], tuple[str, ...]] = {
    cst.LessThan: (">", ">="),
    cst.LessThanEqual: (">=", ">"),
    cst.GreaterThan: ("<", "<="),
    cst.GreaterThanEqual: ("<=", "<"),
}
MEMBERSHIP: dict[type[cst.CSTNode], tuple[str, ...]] = {cst.In: ("not in",), cst.NotIn: ("in",)}
IDENTITY: dict[type[cst.CSTNode], tuple[str, ...]] = {cst.Is: ("is not",), cst.IsNot: ("is",)}

_RULES = {
    operator: (rule, replacements)
    for rule, table in (
        ("equality", EQUALITY),
        ("order", ORDER),
        ("membership", MEMBERSHIP),
        ("identity", IDENTITY),
    )
    for operator, replacements in table.items()
}


class WrongComparison(Operator):
    """Compare the wrong way round."""

    name = "wrong_comparison"
    rules = ("equality", "order", "membership", "identity")
    nodes = (cst.Comparison,)
    examples = (
        Example("equality", "return a==b != c", ("return a!=b != c", "return a==b == c")),
        Example("order", "return a < b", ("return a > b", "return a >= b")),
        Example("order", "return a <= b", ("return a >= b", "return a > b")),
        Example(
            "order",
            "return a > b >= c",
            ("return a < b >= c", "return a <= b >= c", "return a > b <= c", "return a > b < c"),
        ),
        Example(
            "membership",
            "return 1 in(x), y not  in z",
            ("return 1 not in(x), y not  in z", "return 1 in(x), y in z"),
        ),
        Example(
            "identity",
            "return a is None, b is not None",
            ("return a is not None, b is not None", "return a is None, b is None"),
        ),
        Example(None, "return a is b, a is not True"),
        Example(None, "return not a in b, not a is None"),
        Example(None, "for a in b: f()"),
        Example(None, "assert a == b"),
    )

    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the other relations at each operator of a comparison."""
        assert isinstance(node, cst.Comparison)
        negated = _is_negated(context.parents[-1])
        for target in node.comparisons:
            rule, replacements = _RULES[type(target.operator)]
            if rule == "identity" and not _is_none(target.comparator):
                continue
            if negated and rule in ("identity", "membership"):
                continue  # `not x in y`: dropping the `not` is the same bug
            start, end = token_span(target.operator, context)
            for replacement in replacements:
                yield Site(rule, start, end, replacement)


def _is_negated(parent: cst.CSTNode) -> bool:
    return isinstance(parent, cst.UnaryOperation) and isinstance(parent.operator, cst.Not)


def _is_none(node: cst.BaseExpression) -> bool:
    return isinstance(node, cst.Name) and node.value == "None"
