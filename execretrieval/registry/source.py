"""Python source as text: decoding, parsing, and where in the text a node stands."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import warnings
from itertools import accumulate
from pathlib import Path

from execretrieval.errors import InputError
from execretrieval.schemas import read_bytes

_BLANK_LINES_BEFORE = re.compile(r"\A(?:[ \t\f]*\n)+")
_BLANK_LINES_AFTER = re.compile(r"(?:\n[ \t\f]*)+\Z")


def read_source(path: str | Path) -> str:
    """Return a Python file's text, decoded as Python does (PEP 263), with LF line ends and without a BOM.

    Raises InputError for a file that is missing, empty, binary or not in its declared encoding.
    """
    # Every encoding of Python source leaves ASCII alone, so line ends can go before decoding.
    raw = read_bytes(path).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    if not raw.strip():
        raise InputError("is empty", path=path)
    if b"\0" in raw:
        raise InputError("is a binary file, not Python source", path=path)
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(raw).readline)
        return raw.decode(encoding)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise InputError(f"is not Python source: {_first_line(error)}", path=path) from None


def normal_line_ends(text: str) -> str:
    """Return the text with LF line ends, as Python's own tokenizer sees it."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def normal_code(text: str) -> str:
    """Return code in the form tasks keep it: LF, no blank lines around it, no final line end."""
    text = _BLANK_LINES_BEFORE.sub("", normal_line_ends(text))
    return _BLANK_LINES_AFTER.sub("", text)


def parse(text: str, *, path: str | Path | None = None) -> ast.Module:
    """Parse Python source; raises InputError with the line of a syntax error."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # invalid escapes and the like are the author's business
            return ast.parse(text)
    except SyntaxError as error:
        raise InputError(f"syntax error: {error.msg}", path=path, line=error.lineno) from None
    except ValueError as error:
        raise InputError(f"is not Python source: {error}", path=path) from None
    except (RecursionError, MemoryError):
        raise InputError("is nested too deeply to parse", path=path) from None


def require_text(text: str, what: str, *, path: str | Path | None = None, line: int | None = None) -> str:
    r"""Return the text; raises InputError where it has half of a surrogate pair, as in `"\ud800"`."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        reason = f"the {what} holds half of a surrogate pair, which no file can"
        raise InputError(reason, path=path, line=line) from None
    return text


class Places:
    """Character offsets of the nodes of one text with LF line ends."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._starts = list(accumulate((len(line) + 1 for line in self._lines), initial=0))

    def offset(self, line: int, byte_column: int) -> int:
        """Return the offset of a 1-based line and a column in UTF-8 bytes, as `ast` counts."""
        text = self._lines[line - 1]
        column = byte_column if text.isascii() else len(text.encode()[:byte_column].decode())
        return self._starts[line - 1] + column

    def span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        """Return start and end of a node; a decorated definition starts at its first decorator's line."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.offset(first_line(node), node.col_offset)
        return start, self.offset(node.end_lineno, node.end_col_offset)


def first_line(node: ast.stmt | ast.expr) -> int:
    """Return the line a node starts on, its decorators included."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0]
