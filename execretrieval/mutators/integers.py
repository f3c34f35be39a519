"""Int literals: their value, and another value in the same spelling."""

from __future__ import annotations

import libcst as cst

# Python refuses to convert longer decimal strings (PEP 651, `sys.get_int_max_str_digits`).
_MAX_DIGITS = 4000


def literal_value(node: cst.CSTNode) -> int | None:
    """Return the value of an int literal, `-1` being one, or None for anything else."""
    if isinstance(node, cst.Integer):
        return int(node.value, 0) if len(node.value) <= _MAX_DIGITS else None
    if isinstance(node, cst.UnaryOperation) and isinstance(node.operator, cst.Minus):
        inner = node.expression
        if isinstance(inner, cst.Integer) and not inner.lpar and len(inner.value) <= _MAX_DIGITS:
            return -int(inner.value, 0)
    return None


def spell(value: int, like: str) -> str:
    """Write `value` as the literal `like` is written: base, case, width and underscores.

    `0xFF` and 256 give `0x100`, `1_000` and 1001 `1_001`, `0b011` and 4 `0b100`.
    """
    sign, value = ("-", -value) if value < 0 else ("", value)
    prefix = like[: 2 + like.startswith("_", 2)] if like[:2].lower() in ("0x", "0o", "0b") else ""
    body = like[len(prefix) :]
    old = body.replace("_", "")
    digits = format(value, prefix[1:2].lower() or "d")
    if prefix:
        digits = digits.zfill(len(old))
    if any(character in "ABCDEF" for character in old):
        digits = digits.upper()
    if "_" in body:
        digits = _group(digits, body)
    return sign + prefix + digits


def _group(digits: str, like: str) -> str:
    """Set underscores as in `like`: a regular grouping goes on, an irregular one keeps its places."""
    *_, last = groups = like.split("_")
    size = len(last)
    if all(len(group) == size for group in groups[1:]) and len(groups[0]) <= size:
        head = len(digits) % size
        parts = [digits[:head], *(digits[i : i + size] for i in range(head, len(digits), size))]
        return "_".join(part for part in parts if part)
    result = digits
    cut = 0
    for group in reversed(groups[1:]):
        cut += len(group)
        if cut < len(digits):
            result = result[: len(digits) - cut] + "_" + result[len(digits) - cut :]
    return result
