"""Two arguments, keyword values or operands in each other's place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import libcst as cst

from execretrieval.mutators.base import Example, Operator, Site
from execretrieval.mutators.context import Context
from execretrieval.mutators.nodes import called_name, is_display
from execretrieval.mutators.placing import binding, fit, left_slot, right_slot

# The same result in either order.
SYMMETRIC = frozenset(
    """
    min max gcd lcm hypot isclose dist add mul eq ne and_ or_ xor
    union intersection symmetric_difference
    """.split()  # noqa: SIM905  # a list of names reads better without quotes
)
# A swap only raises, at once and whatever the arguments; or (zip) only changes who comes first in a pair.
CRASHING = frozenset(
    """
    isinstance issubclass map filter reduce next iter getattr setattr hasattr delattr zip sorted enumerate
    starmap takewhile dropwhile filterfalse combinations permutations combinations_with_replacement
    heappush heappushpop heapreplace nlargest nsmallest partial
    """.split()  # noqa: SIM905
)
_SKIPPED = SYMMETRIC | CRASHING
_OPERANDS = (cst.Subtract, cst.Divide, cst.FloorDivide, cst.Modulo, cst.Power, cst.LeftShift, cst.RightShift)


class SwapArguments(Operator):
    """Pass the right things in the wrong order."""

    name = "swap_arguments"
    rules = ("call", "keyword", "operands")
    nodes = (cst.Call, cst.BinaryOperation)
    examples = (
        Example("call", "return f(a, b)", ("return f(b, a)",)),
        Example(
            "call", "return f(a,  b, c)", ("return f(b,  a, c)", "return f(c,  b, a)", "return f(a,  c, b)")
        ),
        Example("call", "return f(a, b, key=c)", ("return f(b, a, key=c)",)),
        Example("call", "return range(a, b)", ("return range(b, a)",)),
        Example("keyword", "return f(x=a, y=b)", ("return f(x=b, y=a)",)),
        Example("operands", "return a - b", ("return b - a",)),
        Example("operands", "return a - b - c", ("return b - a - c", "return c - (a - b)")),
        Example("operands", "return a ** -b", ("return (-b) ** a",)),
        Example("operands", "return(a)//b", ("return(b)//(a)",)),
        Example(None, "return max(a, b), math.gcd(a, b), isinstance(a, b), zip(a, b), map(a, b)"),
        Example(None, "return f(a, a), f(*a, b, c), f(a), a + b, a * b, a - a, '%s' % a"),
        Example(None, "a -= b"),
    )

    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the swaps at a call or a binary operation."""
        if isinstance(node, cst.Call):
            return _arguments(node, context)
        assert isinstance(node, cst.BinaryOperation)
        return _operands(node, context)


def _arguments(node: cst.Call, context: Context) -> Iterator[Site]:
    args = node.args
    if len(args) < 2 or called_name(node) in _SKIPPED or any(arg.star for arg in args):
        return
    for first, second in combinations(args, 2):
        if (first.keyword is None) != (second.keyword is None):
            continue
        one, other = context.code(first.value), context.code(second.value)
        if one != other:
            start, end = context.start(first.value), context.end(second.value)
            between = context.text[context.end(first.value) : context.start(second.value)]
            rule = "call" if first.keyword is None else "keyword"
            yield Site(rule, start, end, f"{other}{between}{one}")


def _operands(node: cst.BinaryOperation, context: Context) -> Iterator[Site]:
    left, right, operator = node.left, node.right, node.operator
    if not isinstance(operator, _OPERANDS) or is_display(left) or is_display(right):
        return
    one, other = context.code(left), context.code(right)
    if one == other:
        return
    start, end = context.start(left), context.end(right)
    left_end, right_start = context.end(left), context.start(right)
    moved = fit(other, binding(right), left_slot(operator), start, left_end, context)
    between = context.text[left_end:right_start]
    yield Site(
        "operands",
        start,
        end,
        moved + between + fit(one, binding(left), right_slot(operator), right_start, end, context),
    )
