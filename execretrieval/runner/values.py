"""Read back a value that a candidate's process wrote: the counterpart of `inside.encode`.

The text comes from untrusted code. It holds data only; nothing in it is evaluated.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

# A set of integers chosen to collide takes quadratic time to build; of this size that is still nothing.
MAX_FRACTION_BITS = 4096
_MAX_HASHED = 5000
_MAX_CHARACTERS = 8_000_000
_MAX_BRACKETS = 800_000


class MalformedError(ValueError):
    """Text that `inside.encode` would not have written."""


def parse(text: str) -> Any:
    """Return the tree that stands for a value.

    Raises:
        MalformedError: if the text is not JSON, or larger than `inside.encode` writes.

    """
    if len(text) > _MAX_CHARACTERS or text.count("[") > _MAX_BRACKETS:
        raise MalformedError("too large")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MalformedError(str(error)) from error


def size(tree: Any) -> int:
    """Return the number of values in a tree, itself included."""
    if not isinstance(tree, list):
        return 1
    if not tree:
        raise MalformedError("a value without a tag")
    return 1 if tree[0] not in _CONTAINERS else 1 + sum(map(size, tree[1:]))


def literal_size(value: object) -> int:
    """Return the number of values in a built-in value: equal values have equal sizes."""
    if isinstance(value, dict):
        return 1 + sum(literal_size(key) + literal_size(item) for key, item in value.items())
    if isinstance(value, (list, tuple, set, frozenset)):
        return 1 + sum(map(literal_size, value))
    return 1


def build(tree: Any) -> Any:
    """Return the value that a tree stands for; what has no built-in value is an object equal to nothing else.

    Raises:
        MalformedError: if no value has this tree.

    """
    if not isinstance(tree, list):
        if tree is not None and not isinstance(tree, (bool, int, str)):
            raise MalformedError(f"{type(tree).__name__} stands for no value")
        return tree
    try:
        tag, *rest = tree
        if tag in _CONTAINERS:
            if tag in "szdkm" and len(rest) > _MAX_HASHED:
                return _opaque(_CONTAINERS[tag].__name__)
            return _CONTAINERS[tag]([build(item) for item in rest])
        return _SCALARS[tag](*rest)
    except (TypeError, ValueError, KeyError, ArithmeticError, RecursionError) as error:
        raise MalformedError(str(error)) from error


def _dict(items: list[Any]) -> dict[Any, Any]:
    return dict(zip(items[::2], items[1::2], strict=True))


def _dict_keys(items: list[Any]) -> Any:
    return dict.fromkeys(items).keys()


def _dict_items(items: list[Any]) -> Any:
    return dict(items).items()


def _opaque(name: str, *, hashable: bool = True) -> object:
    """Return an object whose type has the name of the candidate's, so that messages come out the same."""
    return type(str(name), (), {} if hashable else {"__hash__": None})()


def _complex(real: str, imaginary: str) -> complex:
    return complex(float.fromhex(real), float.fromhex(imaginary))


def _fraction(numerator: object, denominator: object) -> Fraction:
    # Lowest terms take time quadratic in the length, in one call that nothing can interrupt.
    if type(numerator) is not int or type(denominator) is not int:
        raise MalformedError("a fraction of what is no whole number")
    if max(numerator.bit_length(), denominator.bit_length()) > MAX_FRACTION_BITS:
        raise MalformedError("a fraction of so many digits")
    return Fraction(numerator, denominator)


_CONTAINERS: dict[str, Callable[[list[Any]], Any]] = {
    "l": list,
    "t": tuple,
    "s": set,
    "z": frozenset,
    "d": _dict,
    "k": _dict_keys,
    "m": _dict_items,
}
_SCALARS: dict[str, Callable[..., Any]] = {
    "f": float.fromhex,
    "i": lambda text: int(text, 16),
    "c": _complex,
    "b": bytes.fromhex,
    "B": bytearray.fromhex,
    "F": lambda numerator, denominator: _fraction(build(numerator), build(denominator)),
    "D": Decimal,
    "o": _opaque,
    "u": lambda name: _opaque(name, hashable=False),
}
