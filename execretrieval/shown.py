"""Text of others made fit to be shown: what cannot be seen, or turns the reading around, is spelled out."""

from __future__ import annotations

import re

# Controls but tab and line feed, halves of surrogate pairs, what XML cannot hold, and the marks that reorder
# or hide text. A chart library aborts the whole process at some of them, a terminal acts on others.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffe\uffff]"
)


def visible(text: str) -> str:
    r"""Return `text` with unseen characters as escapes, such as \x1b or \u202e."""
    return _UNSEEN.sub(lambda found: _escape(found[0]), text)


def one_line(text: str) -> str:
    """Return `text` as a name on one line."""
    return " ".join(visible(text).split())


def _escape(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
