"""Where an expression may stand unparenthesised: binding strength, neighbours, line continuation."""

from __future__ import annotations

import ast

import libcst as cst

from execretrieval.mutators.context import Context

# Binding strengths, loosest first (Python reference, "Operator precedence").
LOOSE, TERNARY, OR, AND, NOT, COMPARE, BITOR, XOR, BITAND, SHIFT, ADD, MUL, UNARY, POWER, AWAIT, ATOM = range(
    16
)

_BINARY: dict[type[cst.BaseBinaryOp], int] = {
    cst.BitOr: BITOR,
    cst.BitXor: XOR,
    cst.BitAnd: BITAND,
    cst.LeftShift: SHIFT,
    cst.RightShift: SHIFT,
    cst.Add: ADD,
    cst.Subtract: ADD,
    cst.Multiply: MUL,
    cst.Divide: MUL,
    cst.FloorDivide: MUL,
    cst.Modulo: MUL,
    cst.MatrixMultiply: MUL,
    cst.Power: POWER,
}
_LOOSE = (cst.NamedExpr, cst.Yield, cst.Tuple, cst.GeneratorExp, cst.StarredElement)
_BRACKETED = (cst.BaseList, cst.BaseSet, cst.BaseDict, cst.SubscriptElement, cst.Arg, cst.Param)


def binding(node: cst.BaseExpression) -> int:
    """Return how strongly an expression holds together as it is written."""
    if node.lpar:
        return ATOM
    if isinstance(node, cst.BinaryOperation):
        return _BINARY[type(node.operator)]
    if isinstance(node, cst.BooleanOperation):
        return OR if isinstance(node.operator, cst.Or) else AND
    if isinstance(node, cst.UnaryOperation):
        return NOT if isinstance(node.operator, cst.Not) else UNARY
    if isinstance(node, cst.Comparison):
        return COMPARE
    if isinstance(node, (cst.IfExp, cst.Lambda)):
        return TERNARY
    if isinstance(node, cst.Await):
        return AWAIT
    return LOOSE if isinstance(node, _LOOSE) else ATOM


def left_slot(operator: cst.BaseBinaryOp) -> int:
    """Return the binding an expression needs to stand left of a binary operator."""
    return AWAIT if isinstance(operator, cst.Power) else _BINARY[type(operator)]


def right_slot(operator: cst.BaseBinaryOp) -> int:
    """Return the binding an expression needs to stand right of a binary operator."""
    return UNARY if isinstance(operator, cst.Power) else _BINARY[type(operator)] + 1


def slot(node: cst.BaseExpression, context: Context) -> int:
    """Return the binding an expression needs to stand in the place of the node being visited."""
    if node.lpar:
        return LOOSE
    parent = context.parents[-1]
    if isinstance(parent, cst.BinaryOperation):
        return left_slot(parent.operator) if parent.left is node else right_slot(parent.operator)
    if isinstance(parent, cst.BooleanOperation):
        strength = OR if isinstance(parent.operator, cst.Or) else AND
        return strength if parent.left is node else strength + 1
    if isinstance(parent, cst.UnaryOperation):
        return NOT if isinstance(parent.operator, cst.Not) else UNARY
    if isinstance(parent, (cst.Comparison, cst.ComparisonTarget)):
        return BITOR
    if isinstance(parent, (cst.Attribute, cst.Call, cst.Subscript, cst.Await)):
        return ATOM
    if isinstance(parent, cst.IfExp):
        return TERNARY if parent.orelse is node else OR
    if isinstance(parent, (cst.CompFor, cst.CompIf)):
        return OR
    starred = isinstance(parent, (cst.StarredElement, cst.StarredDictElement))
    if starred or (isinstance(parent, cst.Arg) and parent.star):
        return BITOR
    return TERNARY


def fit(text: str, strength: int, needed: int, start: int, end: int, context: Context) -> str:
    """Return `text` as it may stand between two offsets: parenthesised if it must be, else as it is."""
    if strength < needed or _touches_before(text, start, context) or _touches_after(text, end, context):
        return f"({text})"
    if ("\n" in text or "\r" in text) and not _in_brackets(context) and not _is_one_line(text):
        return f"({text})"
    return text


def fit_literal(text: str, node: cst.BaseExpression, start: int, end: int, context: Context) -> str:
    """Return an int literal as it may stand in the place of the node being visited.

    A decimal one may touch the word after it, as in `1if x else y`; a hexadecimal digit would join it.
    """
    strength = UNARY if text[0] == "-" else ATOM
    joins_word = text[1:2].isalpha() and _touches_after(text, end, context)
    if strength < slot(node, context) or joins_word or _touches_before(text, start, context):
        return f"({text})"
    return text


def keep_left(kept: cst.BaseExpression, end: int, context: Context) -> tuple[int, int, str]:
    """Return the edit that deletes what stands between an expression and `end`."""
    start, text = context.start(kept), context.code(kept)
    if _touches_after(text, end, context):
        return start, end, f"({text})"
    return context.end(kept), end, ""


def keep_right(start: int, kept: cst.BaseExpression, context: Context) -> tuple[int, int, str]:
    """Return the edit that deletes what stands between `start` and an expression."""
    end, text = context.end(kept), context.code(kept)
    if _touches_before(text, start, context):
        return start, end, f"({text})"
    return start, context.start(kept), ""


def _touches_before(text: str, start: int, context: Context) -> bool:
    """Tell whether `text` would run into the word, number or brace before it."""
    before = context.text[start - 1] if start else " "
    if before == "{" == text[0]:
        return True  # would read as an escaped brace in an f-string
    return _is_word(before) and _is_word(text[0])


def _touches_after(text: str, end: int, context: Context) -> bool:
    """Tell whether `text` would run into the word, number or attribute's dot after it."""
    after = context.text[end] if end < len(context.text) else " "
    if after == "." and text.replace("_", "").isdecimal():
        return True  # would read as a float
    return _is_word(text[-1]) and _is_word(after)


def _is_word(character: str) -> bool:
    return character == "_" or character.isalnum()


def _in_brackets(context: Context) -> bool:
    """Tell whether the node being visited stands inside brackets, where a line may end anywhere."""
    for parent in reversed(context.parents):
        if isinstance(parent, cst.BaseExpression):
            if parent.lpar:
                return True
            if isinstance(parent, cst.Lambda):
                continue
        elif isinstance(parent, (cst.BaseSmallStatement, cst.BaseCompoundStatement)):
            return False
        if isinstance(parent, _BRACKETED) and not _of_lambda(parent, context):
            return True
    return False


def _of_lambda(node: cst.CSTNode, context: Context) -> bool:
    if not isinstance(node, cst.Param):
        return False
    place = next(i for i, parent in enumerate(context.parents) if parent is node)
    return isinstance(context.parents[place - 2], cst.Lambda)


def _is_one_line(text: str) -> bool:
    """Tell whether the lines of an expression hold together without brackets around them."""
    try:
        ast.parse(text, mode="eval")
    except SyntaxError:
        return False
    return True
