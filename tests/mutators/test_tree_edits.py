"""What the tree rules make, beside an oracle that edits Python's own syntax tree.

The oracle knows nothing of texts, precedence or parentheses. It is wider than the rules (it edits any call,
any subscript) but for the rules at the end, of which no site may be missed. `wrong_operator` is not here but
for `unary`: changing one token may regroup an expression, and is meant to.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, assume, given, settings

from execretrieval.mutators import apply, scan

Sources = st.SearchStrategy[str]
Transform = Callable[[ast.AST], Iterator[ast.AST]]

# Generated texts such as `0in a` make Python warn when it compiles them.
pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning", "ignore::DeprecationWarning")

PROPERTY = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


class Flat(ast.NodeTransformer):
    """`(a and b) and c` is `a and b and c`: `and` and `or` are associative, and need no parentheses."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.BoolOp:
        self.generic_visit(node)
        first = node.values[0]
        if isinstance(first, ast.BoolOp) and type(first.op) is type(node.op):
            return ast.BoolOp(node.op, [*first.values, *node.values[1:]])
        return node


def flat(tree: ast.AST) -> str:
    return ast.dump(Flat().visit(copy.deepcopy(tree)))


def integer(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def value_of(node: ast.AST) -> int | None:
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))) if not isinstance(
            value, bool
        ):
            return -value
    return None


def plus(node: ast.expr, change: int) -> ast.expr:
    return ast.BinOp(node, ast.Add() if change > 0 else ast.Sub(), ast.Constant(1))


def moved(bound: ast.expr) -> Iterator[ast.expr]:
    value = value_of(bound)
    for change in (1, -1):
        if value is not None:
            yield integer(value + change)
        elif isinstance(bound, ast.BinOp) and isinstance(bound.op, (ast.Add, ast.Sub)):
            term = value_of(bound.right)
            if term is None or term < 0:
                yield plus(bound, change)
                continue
            term = (term if isinstance(bound.op, ast.Add) else -term) + change
            sign = ast.Add() if term > 0 else ast.Sub()
            yield bound.left if term == 0 else ast.BinOp(bound.left, sign, ast.Constant(abs(term)))
        else:
            yield plus(bound, change)


def comparisons(table: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]) -> Transform:
    def edit(node: ast.AST) -> Iterator[ast.AST]:
        if isinstance(node, ast.Compare):
            for place, operator in enumerate(node.ops):
                for other in table.get(type(operator), ()):
                    yield ast.Compare(
                        node.left, [*node.ops[:place], other(), *node.ops[place + 1 :]], node.comparators
                    )

    return edit


def literal(node: ast.AST) -> Iterator[ast.AST]:
    value = value_of(node)
    if value is not None:
        yield integer(value + 1)
        yield integer(value - 1)


def index(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Subscript):
        yield ast.Subscript(node.value, plus(node.slice, 1), node.ctx)
        yield ast.Subscript(node.value, plus(node.slice, -1), node.ctx)


def length(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call):
        yield plus(node, 1)
        yield plus(node, -1)


def step(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant(value=1)):
            yield node.left


def unary(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node.operand


def swapped(items: list[ast.expr]) -> Iterator[list[ast.expr]]:
    for i in range(len(items)):
        for j in range(i):
            other = list(items)
            other[i], other[j] = other[j], other[i]
            yield other


def call(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call):
        for args in swapped(node.args):
            yield ast.Call(node.func, args, node.keywords)


def keyword(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call):
        for values in swapped([k.value for k in node.keywords]):
            pairs = zip(node.keywords, values, strict=True)
            yield ast.Call(node.func, node.args, [ast.keyword(k.arg, value) for k, value in pairs])


def operands(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.BinOp):
        yield ast.BinOp(node.right, node.op, node.left)


def guard(node: ast.AST) -> Iterator[ast.AST]:
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            for place, statement in enumerate(block):
                if isinstance(statement, ast.If):
                    edited = copy.copy(node)
                    setattr(edited, name, block[:place] + block[place + 1 :] or [ast.Pass()])
                    yield edited


def clause(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            yield ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]


def conditional(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse


def default(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.BoolOp):
        yield from clause(node)
    elif isinstance(node, ast.Call):
        yield ast.Call(node.func, node.args[:1], node.keywords)
        yield ast.Call(node.func, node.args, [k for k in node.keywords if k.arg != "default"])


def clamp(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call):
        yield from node.args


def range_(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call):
        for place in range(len(node.args)):
            for bound in moved(node.args[place]):
                yield ast.Call(node.func, [*node.args[:place], bound, *node.args[place + 1 :]], node.keywords)


def slice_(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Slice):
        for bound in moved(node.lower) if node.lower else ():
            yield ast.Slice(bound, node.upper, node.step)
        for bound in moved(node.upper) if node.upper else ():
            yield ast.Slice(node.lower, bound, node.step)


LESS, GREATER = (ast.Gt, ast.GtE), (ast.Lt, ast.LtE)
ORACLE: dict[str, Transform] = {
    "literal": literal,
    "index": index,
    "length": length,
    "step": step,
    "unary": unary,
    "call": call,
    "keyword": keyword,
    "operands": operands,
    "guard": guard,
    "clause": clause,
    "conditional": conditional,
    "default": default,
    "clamp": clamp,
    "range": range_,
    "slice": slice_,
    "equality": comparisons({ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,)}),
    "order": comparisons({ast.Lt: LESS, ast.LtE: LESS, ast.Gt: GREATER, ast.GtE: GREATER}),
    "membership": comparisons({ast.In: (ast.NotIn,), ast.NotIn: (ast.In,)}),
    "identity": comparisons({ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,)}),
    "strictness": comparisons(
        {ast.Lt: (ast.LtE,), ast.LtE: (ast.Lt,), ast.Gt: (ast.GtE,), ast.GtE: (ast.Gt,)}
    ),
}


def tree_edits(tree: ast.AST, transform: Transform, write: Callable[[ast.AST], str] = flat) -> set[str]:
    """Return the tree as written for every way of changing one node of it."""
    dumps = set()
    for parent in list(ast.walk(tree)):
        for name, value in list(ast.iter_fields(parent)):
            for place, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(node, ast.AST):
                    for edited in transform(node):
                        if place is None:
                            setattr(parent, name, edited)
                        else:
                            value[place] = edited
                        dumps.add(write(tree))
                    if place is None:
                        setattr(parent, name, node)
                    else:
                        value[place] = node
    return dumps


@settings(PROPERTY, max_examples=120)
@given(data=st.data())
def test_a_text_edit_is_the_edit_of_one_node(data: st.DataObject, sources: Sources) -> None:
    source = data.draw(sources)
    tree = ast.parse(source)
    allowed: dict[str, set[str]] = {}
    for mutant in scan(source).mutants:
        transform = ORACLE.get(mutant.rule)
        if transform is not None:
            if mutant.rule not in allowed:
                allowed[mutant.rule] = tree_edits(tree, transform, ast.dump)
            made = ast.parse(apply(source, mutant))
            # Flattening is slow and seldom needed.
            assert ast.dump(made) in allowed[mutant.rule] or flat(made) in tree_edits(tree, transform), mutant


COMPLETE = ["conditional", "clamp", "equality", "order", "strictness", "range"]


@settings(PROPERTY, max_examples=120)
@given(data=st.data())
def test_no_site_of_these_rules_is_missed(data: st.DataObject, expressions: Sources) -> None:
    expression = data.draw(expressions)
    source = f"def f(a, b, c):\n    return {expression}\n"
    found = scan(source)
    assume(not found.problems)
    for rule in COMPLETE:
        made = {flat(ast.parse(apply(source, m))) for m in found.mutants if m.rule == rule}
        tree = ast.parse(source)
        wanted = tree_edits(tree, narrowed(rule)) - {flat(tree)}
        assert made == wanted, rule


def narrowed(rule: str) -> Transform:
    """Return a rule's transform, on calls of the right function alone."""
    names = {"clamp": ("min", "max"), "range": ("range",)}.get(rule)

    def edit(node: ast.AST) -> Iterator[ast.AST]:
        match node:
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if names and name in names:
                if rule == "range" or len(args) == 2:
                    yield from ORACLE[rule](node)
            case _ if names is None:
                yield from ORACLE[rule](node)

    return edit
