"""A guard that is missing: an early exit, a clause, a default, a clamp."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import libcst as cst

from execretrieval.mutators.base import Example, Operator, Site
from execretrieval.mutators.context import Context
from execretrieval.mutators.nodes import called_name, is_plain
from execretrieval.mutators.placing import binding, fit, keep_left, keep_right, slot

_EXITS = (cst.Return, cst.Raise, cst.Continue, cst.Break)


class RemoveEdgeCaseCheck(Operator):
    """Forget the case that seldom happens."""

    name = "remove_edge_case_check"
    rules = ("guard", "clause", "conditional", "default", "clamp")
    nodes = (cst.If, cst.BooleanOperation, cst.IfExp, cst.Call)
    examples = (
        Example("guard", "if not x:\n    return 0\nreturn f(x)", ("return f(x)",)),
        Example("guard", "if not x: raise E  # never\nreturn f(x)", ("return f(x)",)),
        Example("guard", "a()\n\n# nothing to do\nif not x:\n    return\n\nb()", ("a()\n\n\nb()",)),
        Example("guard", "for x in y:\n    if not x:\n        continue\n", ("for x in y:\n    pass\n",)),
        Example("clause", "if a and b and c: f()", ("if b and c: f()", "if a and c: f()", "if a and b: f()")),
        Example("clause", "while not (a or b): f()", ("while not (b): f()", "while not (a): f()")),
        Example(
            "clause",
            "return [x for x in y if a and x]",
            ("return [x for x in y if x]", "return [x for x in y if a]"),
        ),
        Example("clause", "if(a)or b: f()", ("if(b): f()", "if(a): f()")),
        Example("conditional", "return a if c else b", ("return b", "return a")),
        Example("conditional", "return(a)if c else b", ("return(b)", "return(a)")),
        Example("default", "return x or d", ("return x",)),
        Example("default", "return c.get(k, 0)", ("return c.get(k)",)),
        Example("default", "return max(x, default=0, key=k)", ("return max(x, key=k)",)),
        Example("clamp", "return 2 * min(a, b + 1)", ("return 2 * a", "return 2 * (b + 1)")),
        Example(None, "if a:\n    return 1\nelse:\n    return 2"),
        Example(None, "if a:\n    f()\n    return 1\nif b:\n    f()"),
        Example(None, "if a:\n    f()\nelif b:\n    return 1"),
        Example(None, "return a and b, max(a, b, c), max(*a), get(a, b), c.get(k), min(a, key=b)"),
        Example(None, "assert a or b"),
    )

    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the edits at an `if`, an `and`/`or`, a conditional expression or a call."""
        if isinstance(node, cst.If):
            return _guard(node, context)
        if isinstance(node, cst.BooleanOperation):
            return _clause(node, context) if _is_tested(node, context.parents) else _or_default(node, context)
        if isinstance(node, cst.IfExp):
            return _conditional(node, context)
        assert isinstance(node, cst.Call)
        return _call(node, context)


def _guard(node: cst.If, context: Context) -> Iterator[Site]:
    parent, body = context.parents[-1], node.body
    is_elif = isinstance(parent, cst.If) and parent.orelse is node
    if is_elif or node.orelse is not None or len(body.body) != 1:
        return
    line = body.body[0]
    statement = line.body[0] if isinstance(line, cst.SimpleStatementLine) and len(line.body) == 1 else line
    if not isinstance(statement, _EXITS):
        return
    keyword = context.start(node.whitespace_before_test) - len("if")
    line_start = _line_start(keyword, context.text)
    indent = context.text[line_start:keyword]
    if indent.strip():
        return
    start = min(line_start, _comment_start(node, context))
    end = _guard_end(body, len(indent), context)
    if isinstance(parent, cst.IndentedBlock) and len(parent.body) == 1:
        end = start + len(context.text[start:end].rstrip("\r\n"))
        yield Site("guard", start, end, f"{indent}pass")
    else:
        yield Site("guard", start, end, "")


def _comment_start(node: cst.If, context: Context) -> int:
    """Return where the comment lines directly above a guard start: they speak of it and go with it."""
    start = context.start(node.whitespace_before_test)
    for line in reversed(node.leading_lines):
        if line.comment is None:
            break
        start = context.start(line)
    return start


def _guard_end(body: cst.BaseSuite, indent: int, context: Context) -> int:
    """Return where a guard's lines end, comments that are indented as its body included."""
    if not isinstance(body, cst.IndentedBlock):
        return context.end(body)
    end = context.end(body.body[-1])
    for line in body.footer:
        if line.comment is not None:
            start = context.start(line.comment)
            if start - _line_start(start, context.text) > indent:
                end = context.end(line)
    return end


def _line_start(offset: int, text: str) -> int:
    return max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1


def _is_tested(node: cst.BooleanOperation, parents: list[cst.CSTNode]) -> bool:
    """Tell whether an `and`/`or` is the test of a statement, ternary or comprehension, or part of one."""
    child: cst.CSTNode = node
    for parent in reversed(parents):
        negation = isinstance(parent, cst.UnaryOperation) and isinstance(parent.operator, cst.Not)
        if not negation and not isinstance(parent, cst.BooleanOperation):
            break
        child = parent
    return isinstance(parent, (cst.If, cst.While, cst.IfExp, cst.CompIf)) and parent.test is child


def _clause(node: cst.BooleanOperation, context: Context) -> Iterator[Site]:
    parent = context.parents[-1]
    if isinstance(parent, cst.BooleanOperation) and parent.left is node and _same(parent, node):
        return  # the chain is taken as a whole, at its last operator
    operands = _operands(node)
    yield Site("clause", *keep_right(context.start(operands[0]), operands[1], context))
    for before, dropped in pairwise(operands):
        yield Site("clause", *keep_left(before, context.end(dropped), context))


def _operands(node: cst.BooleanOperation) -> list[cst.BaseExpression]:
    """Return the operands of a chain of one operator, `a and b and c`, in order."""
    operands = [node.right]
    while isinstance(node.left, cst.BooleanOperation) and _same(node, node.left):
        node = node.left
        operands.append(node.right)
    operands.append(node.left)
    return operands[::-1]


def _same(outer: cst.BooleanOperation, inner: cst.BooleanOperation) -> bool:
    return type(outer.operator) is type(inner.operator) and not inner.lpar


def _or_default(node: cst.BooleanOperation, context: Context) -> Iterator[Site]:
    if isinstance(node.operator, cst.Or):
        yield Site("default", *keep_left(node.left, context.end(node.right), context))


def _conditional(node: cst.IfExp, context: Context) -> Iterator[Site]:
    yield Site("conditional", *keep_left(node.body, context.end(node.orelse), context))
    yield Site("conditional", *keep_right(context.start(node.body), node.orelse, context))


def _call(node: cst.Call, context: Context) -> Iterator[Site]:
    args, name = node.args, called_name(node)
    if any(arg.star for arg in args):
        return
    if name == "get" and isinstance(node.func, cst.Attribute) and len(args) == 2 and all(map(is_plain, args)):
        yield Site("default", context.end(args[0].value), context.end(args[1].value), "")
    if name not in ("min", "max") or not isinstance(node.func, cst.Name):
        return
    for before, arg in pairwise(args):
        if arg.keyword is not None and arg.keyword.value == "default":
            yield Site("default", context.end(before.value), context.end(arg.value), "")
    if len(args) == 2 and all(map(is_plain, args)):
        start, end, needed = context.inner_start(node), context.inner_end(node), slot(node, context)
        for arg in args:
            text = fit(context.code(arg.value), binding(arg.value), needed, start, end, context)
            yield Site("clamp", start, end, text)
