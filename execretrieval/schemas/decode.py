"""Strict JSON: what a lenient parser would let through is refused with a reason."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path
from typing import Any, NoReturn

from execretrieval.errors import InputError

BOM = b"\xef\xbb\xbf"


class _RefusedError(ValueError):
    """Valid for Python's parser, refused by ours."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise _RefusedError(f"key {twice!r} stands twice in one object")
    return made


def _float(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise _RefusedError(f"number {text[:20]} is too large")
    return number


def _constant(text: str) -> NoReturn:
    raise _RefusedError(f"{text} is not JSON")


_decoder = json.JSONDecoder(object_pairs_hook=_object, parse_float=_float, parse_constant=_constant)


def decode(raw: bytes, *, path: str | Path | None = None, line: int | None = None) -> Any:
    """Return the JSON value that `raw` holds.

    Raises InputError for text that is not UTF-8, begins with a byte order mark, is not JSON, ends early,
    holds NaN or an infinity, a key twice or half a surrogate pair. `line` is where `raw` begins; an error
    somewhere in several lines names none.
    """
    somewhere = None if b"\n" in raw.rstrip() else 0

    def refuse(reason: str, below: int | None = somewhere) -> InputError:
        return InputError(reason, path=path, line=None if line is None or below is None else line + below)

    if raw.startswith(BOM):
        raise refuse("begins with a byte order mark; save it as UTF-8 without one", 0)
    try:
        text = raw.decode("utf-8").rstrip(" \t\r\n")
    except UnicodeDecodeError as error:
        raise refuse(f"not UTF-8 text (byte {error.start})", raw[: error.start].count(b"\n")) from None
    try:
        value: Any = _decoder.decode(text)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as error:
        early = error.pos >= len(text) or error.msg.startswith("Unterminated string")
        reason = "JSON that ends too early" if early else f"not JSON: {error.msg} at column {error.colno}"
        raise refuse(reason, error.lineno - 1) from None
    except UnicodeEncodeError:
        raise refuse("holds half of a surrogate pair, which no text can") from None
    except _RefusedError as error:
        raise refuse(str(error)) from None
    except ValueError:
        raise refuse("holds a number with too many digits") from None
    except RecursionError:
        raise refuse("is nested too deeply") from None
    return value
