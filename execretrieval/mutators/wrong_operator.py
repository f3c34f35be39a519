"""Another arithmetic, logical, bitwise, shift, unary or augmented-assignment operator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import libcst as cst

from execretrieval.mutators.base import Example, Operator, Site
from execretrieval.mutators.context import Context
from execretrieval.mutators.nodes import is_display, token_span
from execretrieval.mutators.placing import keep_right

Table = Mapping[type[cst.CSTNode], tuple[str, ...]]

ARITHMETIC: Table = {
    cst.Add: ("-", "*"),
    cst.Subtract: ("+", "*"),
    cst.Multiply: ("+", "/"),
    cst.Divide: ("*", "//"),
    cst.FloorDivide: ("/", "%"),
    cst.Modulo: ("//", "*"),
    cst.Power: ("*", "+"),
}
LOGICAL: Table = {cst.And: ("or",), cst.Or: ("and",)}
BITWISE: Table = {cst.BitAnd: ("|", "^"), cst.BitOr: ("&", "^"), cst.BitXor: ("&", "|")}
SHIFT: Table = {cst.LeftShift: (">>",), cst.RightShift: ("<<",)}
UNARY: Table = {cst.Not: ("",), cst.Minus: ("",), cst.BitInvert: ("",)}
AUGMENTED: Table = {
    cst.AddAssign: ("-=", "*="),
    cst.SubtractAssign: ("+=", "*="),
    cst.MultiplyAssign: ("+=", "/="),
    cst.DivideAssign: ("*=", "//="),
    cst.FloorDivideAssign: ("/=", "%="),
    cst.ModuloAssign: ("//=", "*="),
    cst.PowerAssign: ("*=", "+="),
    cst.BitAndAssign: ("|=", "^="),
    cst.BitOrAssign: ("&=", "^="),
    cst.BitXorAssign: ("&=", "|="),
    cst.LeftShiftAssign: (">>=",),
    cst.RightShiftAssign: ("<<=",),
}

_RULES = {
    operator: (rule, replacements)
    for rule, table in (
        ("arithmetic", ARITHMETIC),
        ("logical", LOGICAL),
        ("bitwise", BITWISE),
        ("shift", SHIFT),
        ("augmented", AUGMENTED),
    )
    for operator, replacements in table.items()
}


class WrongOperator(Operator):
    """Compute with the operator next to the right one."""

    name = "wrong_operator"
    rules = ("arithmetic", "logical", "bitwise", "shift", "unary", "augmented")
    nodes = (cst.BinaryOperation, cst.BooleanOperation, cst.UnaryOperation, cst.AugAssign)
    examples = (
        Example("arithmetic", "return a+b", ("return a-b", "return a*b")),
        Example(
            "arithmetic",
            "return a - b * c",
            ("return a + b * c", "return a * b * c", "return a - b + c", "return a - b / c"),
        ),
        Example(
            "arithmetic",
            "return a / b // c",
            ("return a * b // c", "return a // b // c", "return a / b / c", "return a / b % c"),
        ),
        Example(
            "arithmetic",
            "return a % b ** c",
            ("return a // b ** c", "return a * b ** c", "return a % b * c", "return a % b + c"),
        ),
        Example("logical", "return a and b or c", ("return a or b or c", "return a and b and c")),
        Example(
            "bitwise",
            "return a & b | c",
            ("return a | b | c", "return a ^ b | c", "return a & b & c", "return a & b ^ c"),
        ),
        Example("bitwise", "return a ^ b", ("return a & b", "return a | b")),
        Example("shift", "return a << b >> c", ("return a >> b >> c", "return a << b << c")),
        Example("unary", "return not a", ("return a",)),
        Example("unary", "return-a", ("return(a)",)),
        Example("unary", "return not(a), ~b", ("return (a), ~b", "return not(a), b")),
        Example("unary", "return not x in y", ("return x in y",)),
        Example("augmented", "a += b", ("a -= b", "a *= b")),
        Example("augmented", "a <<= b", ("a >>= b",)),
        Example(None, "return a + 'x', [1] * n, f'{a}' % b, [x for x in y] + z"),
        Example(None, "a += [1]\nreturn f(*a, **b), +c, d @ e"),
        Example(None, "def g(a, *, b: int | None = None, **c): pass"),
    )

    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the other operators at an operation."""
        if isinstance(node, cst.UnaryOperation):
            if type(node.operator) in UNARY:
                yield Site("unary", *keep_right(context.start(node.operator), node.expression, context))
            return
        assert isinstance(node, (cst.BinaryOperation, cst.BooleanOperation, cst.AugAssign))
        operands = (node.target, node.value) if isinstance(node, cst.AugAssign) else (node.left, node.right)
        if type(node.operator) not in _RULES or any(map(is_display, operands)):
            return
        rule, replacements = _RULES[type(node.operator)]
        start, end = token_span(node.operator, context)
        for replacement in replacements:
            yield Site(rule, start, end, replacement)
