"""A limit moved by one: strictness of a comparison, a bound of range, a bound of a slice."""

from __future__ import annotations

from collections.abc import Iterator

import libcst as cst

from execretrieval.mutators.base import Example, Operator, Site
from execretrieval.mutators.context import Context
from execretrieval.mutators.integers import literal_value, spell
from execretrieval.mutators.nodes import (
    is_call_of,
    is_plain,
    is_stored,
    is_sum_with_int,
    range_bounds,
    token_span,
)
from execretrieval.mutators.placing import ADD, binding, fit, keep_left

STRICTNESS: dict[type[cst.CSTNode], str] = {
    cst.LessThan: "<=",
    cst.LessThanEqual: "<",
    cst.GreaterThan: ">=",
    cst.GreaterThanEqual: ">",
}


class OffByOneBoundary(Operator):
    """Move a limit by one, as a hurried author would."""

    name = "off_by_one_boundary"
    rules = ("strictness", "range", "slice")
    nodes = (cst.Comparison, cst.Call, cst.Subscript)
    examples = (
        Example("strictness", "return a < b <= c", ("return a <= b <= c", "return a < b < c")),
        Example("strictness", "return a > 0, b>=c", ("return a >= 0, b>=c", "return a > 0, b>c")),
        Example("range", "return range(n)", ("return range(n + 1)", "return range(n - 1)")),
        Example(
            "range",
            "return range(1, n+1, 2)",
            (
                "return range(2, n+1, 2)",
                "return range(0, n+1, 2)",
                "return range(1, n, 2)",
                "return range(1, n+2, 2)",
            ),
        ),
        Example("range", "return range(n - 2)", ("return range(n - 1)", "return range(n - 3)")),
        Example(
            "range",
            "return range(a if b else c)",
            ("return range((a if b else c) + 1)", "return range((a if b else c) - 1)"),
        ),
        Example(
            "slice", "return x[1:-1]", ("return x[2:-1]", "return x[0:-1]", "return x[1:0]", "return x[1:-2]")
        ),
        Example(
            "slice",
            "return x[i:, : j - 1]",
            (
                "return x[i + 1:, : j - 1]",
                "return x[i - 1:, : j - 1]",
                "return x[i:, : j]",
                "return x[i:, : j - 2]",
            ),
        ),
        Example(None, "return a == b, a in b, a is None"),
        Example(None, "return x[::2], x[:], x[i], range(*a), f.range(n)"),
        Example(None, "x[1:2] = y\ndel x[1:2]"),
        Example(None, "range = 3"),
    )

    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the moved limits at a comparison, a call of `range` or a subscript."""
        if isinstance(node, cst.Comparison):
            for target in node.comparisons:
                replacement = STRICTNESS.get(type(target.operator))
                if replacement is not None:
                    yield Site("strictness", *token_span(target.operator, context), replacement)
        elif is_call_of(node, "range"):
            bounds = range_bounds(node)
            if all(map(is_plain, bounds)):
                for arg in bounds:
                    yield from _moved("range", arg.value, context)
        elif isinstance(node, cst.Subscript) and not is_stored(node, context.parents):
            for element in node.slice:
                if isinstance(element.slice, cst.Slice):
                    for bound in (element.slice.lower, element.slice.upper):
                        if bound is not None:
                            yield from _moved("slice", bound, context)


def _moved(rule: str, bound: cst.BaseExpression, context: Context) -> Iterator[Site]:
    """Yield a bound plus and minus one; a literal, or a last `± int` term, is changed, not added to."""
    value = literal_value(bound)
    if value is not None:
        start, end = context.inner_start(bound), context.inner_end(bound)
        like = context.text[start:end].lstrip("-").strip()
        for moved in (value + 1, value - 1):
            yield Site(rule, start, end, spell(moved, like))
    elif is_sum_with_int(bound):
        yield from _moved_term(rule, bound, context)
    else:
        start, end = context.start(bound), context.end(bound)
        text = fit(context.code(bound), binding(bound), ADD, start, end, context)
        yield Site(rule, start, end, f"{text} + 1")
        yield Site(rule, start, end, f"{text} - 1")


def _moved_term(rule: str, bound: cst.BinaryOperation, context: Context) -> Iterator[Site]:
    """Yield `n + 1` as `n + 2` and `n`; a term that changes its sign changes its operator."""
    term = bound.right
    assert isinstance(term, cst.Integer)
    value = literal_value(term)
    if value is None:
        return
    operator_start, operator_end = token_span(bound.operator, context)
    sign = 1 if isinstance(bound.operator, cst.Add) else -1
    start, end = context.inner_start(term), context.inner_end(term)
    for change in (1, -1):
        moved = value + sign * change
        if moved == 0:
            yield Site(rule, *keep_left(bound.left, context.end(term), context))
        elif moved > 0:
            yield Site(rule, start, end, spell(moved, term.value))
        else:  # n + 0, one less
            blanks = context.text[operator_end:start]
            flipped = "-" if sign > 0 else "+"
            yield Site(rule, operator_start, end, flipped + blanks + spell(-moved, term.value))
