"""How BM25 cuts text into terms; code and queries are cut alike.

`words` takes each run of letters, digits and underscores. `identifiers` also cuts those at underscores
and at the seams of camel case, so that `meanOfLast_k` gives `mean of last k` and `HTTPServer2` gives
`http server2`. Both lower-case. Operators and other punctuation are no terms in either.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

_WORD = re.compile(r"\w+")
_PIECE = re.compile(r"[^\W_]+")
_SEAM = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


@dataclass(frozen=True, slots=True)
class Tokenizer:
    """A tokeniser and the facts that let others build the same one."""

    name: str
    pattern: str
    split: str | None
    cut: Callable[[str], list[str]]


def words(text: str) -> list[str]:
    """Cut into lower-cased words."""
    return _WORD.findall(text.lower())


def identifiers(text: str) -> list[str]:
    """Cut into lower-cased words, split at snake and camel case."""
    return [part.lower() for piece in _PIECE.findall(text) for part in _SEAM.split(piece)]


TOKENIZERS: Mapping[str, Tokenizer] = {
    "identifiers": Tokenizer("identifiers", _PIECE.pattern, _SEAM.pattern, identifiers),
    "words": Tokenizer("words", _WORD.pattern, None, words),
}
