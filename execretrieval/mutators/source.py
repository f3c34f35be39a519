"""Reading Python source: bytes to text and back, line ends, and the reasons to refuse a file."""

from __future__ import annotations

import bisect
import codecs
import io
import re
import tokenize
from dataclasses import dataclass
from functools import cached_property

from execretrieval.errors import SourceError

_BOM = "\ufeff"
_LINE_END = re.compile(r"\r\n|\n|\r")


@dataclass(frozen=True)
class Source:
    """Decoded source: `text` without its byte order mark, and what is needed to write it back."""

    text: str
    bom: bool = False
    codec: str | None = None  # None: the caller gave a str and gets a str

    def restore(self, text: str) -> str | bytes:
        """Return `text` as the caller's kind: a str, or bytes in the file's own encoding."""
        if self.codec is None:
            return _BOM + text if self.bom else text
        return (codecs.BOM_UTF8 if self.bom else b"") + text.encode(self.codec)

    @cached_property
    def line_starts(self) -> list[int]:
        """Return the offset of each line's first character."""
        return [0, *(match.end() for match in _LINE_END.finditer(self.text))]

    def locate(self, offset: int) -> tuple[int, int]:
        """Return the 1-based line and 0-based column, in characters, of an offset."""
        line = bisect.bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1]

    def offset(self, line: int, utf8_column: int) -> int:
        """Return the offset of a position as `ast` counts it: 1-based line, column in UTF-8 bytes."""
        start = self.line_starts[line - 1]
        head = self.text[start : start + utf8_column]
        if head.isascii():
            return start + utf8_column
        return start + len(head.encode()[:utf8_column].decode())


def read_source(source: str | bytes) -> Source:
    """Decode `source`, honouring a byte order mark and an encoding cookie as Python does.

    Raises SourceError for an unknown or contradicting cookie, undecodable bytes and null characters.
    """
    read = _read_text(source) if isinstance(source, str) else _read_bytes(source)
    if "\0" in read.text:
        line, _ = read.locate(read.text.index("\0"))
        raise SourceError("null character: this is not Python source", line=line)
    return read


def _read_text(source: str) -> Source:
    try:
        source.encode()
    except UnicodeEncodeError as error:
        line, _ = Source(source).locate(error.start)
        raise SourceError("lone surrogate: the text cannot be encoded", line=line) from None
    return Source(source.removeprefix(_BOM), bom=source.startswith(_BOM))


def _read_bytes(source: bytes) -> Source:
    if source.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise SourceError("UTF-16 text: Python source must be UTF-8 or name its encoding in a cookie")
    try:
        codec, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    except SyntaxError as error:
        if "unknown" in str(error) or "problem" in str(error):
            raise SourceError(f"encoding: {error}", line=1) from None
        codec = "utf-8"  # no cookie, and no UTF-8 either: decoding says where
    bom = source.startswith(codecs.BOM_UTF8)
    body = source[len(codecs.BOM_UTF8) :] if bom else source
    codec = "utf-8" if bom else codec
    try:
        text = body.decode(codec)
    except UnicodeDecodeError as error:
        line = len(re.findall(rb"\r\n|\n|\r", body[: error.start])) + 1
        reason = f"byte 0x{body[error.start]:02x} is not {codec}; save the file as UTF-8 or add a cookie"
        raise SourceError(reason, line=line) from None
    if text.encode(codec) != body:
        raise SourceError(f"text in {codec} does not survive decoding and encoding; save the file as UTF-8")
    return Source(text, bom=bom, codec=codec)
