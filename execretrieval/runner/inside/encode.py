"""Write a value as JSON text that the driver can trust: data only, by exact built-in type, bounded in size.

Scalars are JSON's own, or `[TAG, text]`; containers are `[TAG, item, …]`:

    f float (hex)      i long int (hex)   c complex      b bytes (hex)   B bytearray (hex)
    F fraction         D decimal          l list         t tuple         s set
    z frozenset        d dict (key, value, …)            k dict keys
    m dict items (a tuple each)
    o anything else: its type's name               u the same of an unhashable type

An instance of a subclass of a built-in type counts as its built-in value, read by the built-in type's own
methods: that is what makes a namedtuple a tuple, and why an `__eq__` of the candidate's has no say.
"""

from __future__ import annotations

from _json import encode_basestring_ascii as quote

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing takes 6 ms to import
    from collections.abc import Callable, Iterable
    from typing import Any

_MAX_DEPTH = 150
_MAX_NODES = 200_000
_MAX_FRACTION_BITS = 4096
_MAX_CHARACTERS = 500_000
_MAX_PLAIN_INT_BITS = 64

_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_module_of = type.__dict__["__module__"].__get__
_dict_keys: type = type({}.keys())
_dict_view: type = type({}.items())


class _TooLargeError(Exception):
    pass


def encode(value: object) -> str:
    """Return the text; a value too deep or too large is only named, like one of an unknown type."""
    try:
        return "".join(_Writer().write(value, 0))
    except (_TooLargeError, RecursionError):
        return _opaque(value)


def _opaque(value: object) -> str:
    kind = type(value)
    hashing = next((vars(base)["__hash__"] for base in _mro_of(kind) if "__hash__" in vars(base)), None)
    return f'["{"u" if hashing is None else "o"}",{quote(_name_of(kind)[:200])}]'


class _Writer:
    def __init__(self) -> None:
        self._nodes = 0
        self._characters = 0

    def write(self, value: object, depth: int) -> list[str]:
        """Return the pieces of text of `value`."""
        self._nodes += 1
        if depth > _MAX_DEPTH or self._nodes > _MAX_NODES:
            raise _TooLargeError
        if value is None or value is True or value is False:
            return ["null" if value is None else "true" if value else "false"]
        for base in _mro_of(type(value)):
            if id(base) in _SCALARS:
                text = _SCALARS[id(base)](value)
                self._characters += len(text)
                if self._characters > _MAX_CHARACTERS:
                    raise _TooLargeError
                return [text]
            if id(base) in _CONTAINERS:
                tag, items = _CONTAINERS[id(base)]
                pieces = [f'["{tag}"']
                for item in items(value):
                    pieces.append(",")
                    pieces += self.write(item, depth + 1)
                pieces.append("]")
                return pieces
            if _name_of(base) in ("Fraction", "Decimal") and _module_of(base) in ("fractions", "decimal"):
                return [_number(value)]
        return [_opaque(value)]


def _int(value: int) -> str:
    value = int.__index__(value)
    if value.bit_length() <= _MAX_PLAIN_INT_BITS:
        return int.__repr__(value)
    if value.bit_length() > 4 * _MAX_CHARACTERS:
        raise _TooLargeError
    return f'["i","{value:x}"]'


def _text(value: str) -> str:
    if str.__len__(value) > _MAX_CHARACTERS:
        raise _TooLargeError
    return quote(str.__str__(value))


def _bytes(tag: str, value: bytes) -> str:
    if len(value) > _MAX_CHARACTERS:
        raise _TooLargeError
    return f'["{tag}","{value.hex()}"]'


def _complex(value: complex) -> str:
    value = complex.__pos__(value)
    return f'["c","{value.real.hex()}","{value.imag.hex()}"]'


def _number(value: object) -> str:
    """Write a fraction or a decimal, which are numbers like any other to `==`."""
    numerator, denominator = getattr(value, "numerator", None), getattr(value, "denominator", None)
    if type(numerator) is int and type(denominator) is int:
        if max(int.bit_length(numerator), int.bit_length(denominator)) > _MAX_FRACTION_BITS:
            return _opaque(value)
        return f'["F",{_int(numerator)},{_int(denominator)}]'
    text = str(value)
    return f'["D",{quote(text)}]' if type(text) is str and len(text) < _MAX_CHARACTERS else _opaque(value)


def _dict_items(value: dict[object, object]) -> list[object]:
    return [part for pair in dict.items(value) for part in pair]


# By id, as a metaclass of the candidate's may say what its types are equal to.
_SCALARS: dict[int, Callable[[Any], str]] = {
    id(int): _int,
    id(float): lambda value: f'["f","{float.hex(value)}"]',
    id(str): _text,
    id(bytes): lambda value: _bytes("b", bytes.__getitem__(value, slice(None))),
    id(bytearray): lambda value: _bytes("B", bytes(bytearray.copy(value))),
    id(complex): _complex,
}
_CONTAINERS: dict[int, tuple[str, Callable[[Any], Iterable[object]]]] = {
    id(list): ("l", list.copy),
    id(tuple): ("t", lambda value: [*tuple.__iter__(value)]),
    id(set): ("s", set.copy),
    id(frozenset): ("z", lambda value: [*frozenset.__iter__(value)]),
    id(dict): ("d", _dict_items),
    id(_dict_keys): ("k", list),
    id(_dict_view): ("m", list),
}
