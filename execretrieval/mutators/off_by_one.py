"""An int off by one: a literal, an index, a length, or a `+ 1` forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import libcst as cst

from execretrieval.mutators.base import Example, Operator, Site
from execretrieval.mutators.context import Context
from execretrieval.mutators.integers import literal_value, spell
from execretrieval.mutators.nodes import (
    in_bound,
    is_ordered,
    is_plain,
    is_stored,
    is_sum_with_int,
)
from execretrieval.mutators.placing import ADD, binding, fit, fit_literal, keep_left, slot

_NEVER_INDEX = (
    cst.BaseNumber,
    cst.BaseString,
    cst.Tuple,
    cst.BaseList,
    cst.BaseSet,
    cst.BaseDict,
    cst.Lambda,
    cst.Ellipsis,
)


class OffByOne(Operator):
    """Count wrong by one, as one does with indices and lengths."""

    name = "off_by_one"
    rules = ("literal", "index", "length", "step")
    nodes = (cst.Integer, cst.UnaryOperation, cst.Subscript, cst.Call, cst.BinaryOperation)
    examples = (
        Example("literal", "return x * 10", ("return x * 11", "return x * 9")),
        Example(
            "literal",
            "return x[0] == -1",
            ("return x[1] == -1", "return x[-1] == -1", "return x[0] == 0", "return x[0] == -2"),
        ),
        Example(
            "literal",
            "return 0xFF, 1_000, 0b111",
            (
                "return 0x100, 1_000, 0b111",
                "return 0xFE, 1_000, 0b111",
                "return 0xFF, 1_001, 0b111",
                "return 0xFF, 999, 0b111",
                "return 0xFF, 1_000, 0b1000",
                "return 0xFF, 1_000, 0b110",
            ),
        ),
        Example("literal", "return 0**k", ("return 1**k", "return (-1)**k")),
        Example("literal", "return x + 1", ("return x + 2",)),
        Example("literal", "x += 1", ("x += 2",)),
        Example("index", "return x[i]", ("return x[i + 1]", "return x[i - 1]")),
        Example(
            "index",
            "return x[a if b else c]",
            ("return x[(a if b else c) + 1]", "return x[(a if b else c) - 1]"),
        ),
        Example("index", "return s[len(s)]", ("return s[len(s) + 1]", "return s[len(s) - 1]")),
        Example("length", "return len(x)", ("return len(x) - 1", "return len(x) + 1")),
        Example("length", "return 2 * len(x)", ("return 2 * (len(x) - 1)", "return 2 * (len(x) + 1)")),
        Example("step", "return x + 1, y-1", ("return x, y-1", "return x + 1, y")),
        Example(None, "return s[len(s) - 1]", ("return s[len(s)]", "return s[len(s) - 2]")),
        Example(None, "return range(len(x)), range(n + 1), x[:-1], x[: i + 1], x[::2]"),
        Example(None, "return a < 1 <= b + 2, len(x) - 1 > k, len(x) >= k"),
        Example(None, "x[i] = x[0] = y"),
        Example(None, "return d['k'], 1.5, '7', f'{n:02d}'"),
        Example(None, "x: Literal[1] = y\nassert x == 1"),
    )

    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the edits at an int literal, a subscript, a call of `len` or a sum."""
        if isinstance(node, (cst.Integer, cst.UnaryOperation)):
            return _literal(node, context)
        if isinstance(node, cst.Subscript):
            return _index(node, context)
        if isinstance(node, cst.Call):
            return _length(node, context)
        assert isinstance(node, cst.BinaryOperation)
        return _step(node, context)


def _literal(node: cst.Integer | cst.UnaryOperation, context: Context) -> Iterator[Site]:
    value = literal_value(node)
    parents = context.parents
    if value is None or literal_value(parents[-1]) is not None:  # the 1 of -1 belongs to the -1
        return
    if _is_compared(parents) or in_bound(parents) or _is_store_index(parents):
        return
    like = node.value if isinstance(node, cst.Integer) else context.code(node)[1:].strip()
    start, end = context.inner_start(node), context.inner_end(node)
    for new in (value + 1, value - 1):
        if new == 0 and _is_term(node, parents[-1]):
            continue
        yield Site("literal", start, end, fit_literal(spell(new, like), node, start, end, context))


def _is_compared(parents: list[cst.CSTNode]) -> bool:
    """Tell whether a literal is compared by `< <= > >=`, alone or as a term: `strictness` has that bug."""
    parent = parents[-1]
    if isinstance(parent, cst.BinaryOperation):
        return isinstance(parent.operator, (cst.Add, cst.Subtract)) and is_ordered(parents[:-1])
    return is_ordered(parents)


def _is_store_index(parents: list[cst.CSTNode]) -> bool:
    """Tell whether a node is the index of a subscript that is assigned to."""
    if not isinstance(parents[-1], cst.Index):
        return False
    subscript = parents[-3]
    return isinstance(subscript, cst.Subscript) and is_stored(subscript, parents[:-3])


def _is_term(node: cst.CSTNode, parent: cst.CSTNode) -> bool:
    """Tell whether a literal is what is added or subtracted; 0 would undo the addition, which is `step`'s."""
    if isinstance(parent, cst.BinaryOperation):
        return isinstance(parent.operator, (cst.Add, cst.Subtract)) and parent.right is node
    return isinstance(parent, cst.AugAssign) and isinstance(
        parent.operator, (cst.AddAssign, cst.SubtractAssign)
    )


def _index(node: cst.Subscript, context: Context) -> Iterator[Site]:
    if len(node.slice) != 1 or is_stored(node, context.parents) or in_bound(context.parents):
        return
    index = node.slice[0].slice
    if not isinstance(index, cst.Index) or index.star:
        return
    value = index.value
    if isinstance(value, _NEVER_INDEX) or literal_value(value) is not None or is_sum_with_int(value):
        return
    if isinstance(value, cst.Name) and value.value in ("True", "False", "None"):
        return
    start, end = context.start(value), context.end(value)
    text = fit(context.code(value), binding(value), ADD, start, end, context)
    yield Site("index", start, end, f"{text} + 1")
    yield Site("index", start, end, f"{text} - 1")


def _length(node: cst.Call, context: Context) -> Iterator[Site]:
    func, parents = node.func, context.parents
    if not (
        isinstance(func, cst.Name) and func.value == "len" and len(node.args) == 1 and is_plain(node.args[0])
    ):
        return
    if isinstance(parents[-1], cst.Index) or in_bound(parents) or is_ordered(parents):
        return
    if is_sum_with_int(parents[-1]):
        return
    start, end = context.inner_start(node), context.inner_end(node)
    needed = slot(node, context)
    inner = context.text[start:end]
    for sign in "-+":
        yield Site("length", start, end, fit(f"{inner} {sign} 1", ADD, needed, start, end, context))


def _step(node: cst.BinaryOperation, context: Context) -> Iterator[Site]:
    if not is_sum_with_int(node) or literal_value(node.right) != 1:
        return
    if in_bound(context.parents) or is_ordered(context.parents):
        return
    yield Site("step", *keep_left(node.left, context.end(node.right), context))
