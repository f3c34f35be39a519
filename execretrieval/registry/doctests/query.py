"""The query in a docstring of a code base: the first paragraphs of its prose, without markup."""

from __future__ import annotations

import re

from execretrieval.errors import InputError
from execretrieval.registry.importers.prose import prose

MIN_WORDS, MAX_WORDS = 6, 60

_SECTION = re.compile(
    r"(?:Args|Arguments|Attributes|Examples?|Keyword Args|Notes?|Parameters|Raises|References|Returns"
    r"|See Also|Usage|Warnings?|Warns|Yields)\s*:*\s*(?:\n[-=~]{3,}.*)?",
    re.DOTALL | re.IGNORECASE,
)
_FIELD = re.compile(r"(?:[:@](?:arg|param|parameter|raise|raises|return|returns|rtype|type|yields?)\b|\.\. )")
_ROLE = re.compile(r":[a-z:]+:`~?([^`<]+?)(?:\s*<[^`]*>)?`")
_MARK = re.compile(r"(\*{1,2}|`{1,2})(?=\S)(.+?)(?<=\S)\1")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z(\"'`*])")


def query_of(docstring: str, function_name: str) -> str:
    """Return the query: whole paragraphs of prose up to `MAX_WORDS` words, at least the first.

    Sections (`Parameters`, `Args:`), fields (`:param x:`) and all after them are left out, and so are
    examples and reStructuredText markup. A first paragraph that is longer keeps its first sentences. Raises
    InputError where less than `MIN_WORDS` words are left.
    """
    chosen: list[str] = []
    for paragraph in re.split(r"\n\s*\n", prose(docstring, function_name)):
        text = paragraph.strip()
        head = text.split("\n", 1)[0].strip()
        if _FIELD.match(text) or _SECTION.fullmatch(head) or _SECTION.fullmatch(text):
            break
        text = _without_fields(text)
        if not text:
            continue
        if _count([*chosen, text]) > MAX_WORDS:
            chosen = chosen or [_first_sentences(text)]
            break
        chosen.append(text)
    query = "\n\n".join(_plain(text) for text in chosen)
    if len(query.split()) < MIN_WORDS:
        raise InputError(f"query too short: {len(query.split())} words of prose")
    return query


def _without_fields(text: str) -> str:
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if _FIELD.match(line.strip()):
            return "\n".join(lines[:number]).rstrip()
    return text


def _first_sentences(text: str) -> str:
    kept: list[str] = []
    for sentence in _SENTENCE_END.split(text):
        if kept and _count([*kept, sentence]) > MAX_WORDS:
            break
        kept.append(sentence)
    return " ".join(kept)


def _count(parts: list[str]) -> int:
    return sum(len(part.split()) for part in parts)


def _plain(text: str) -> str:
    """Return text without roles, emphasis and literal marks; `::` that led to a block becomes a full stop."""
    text = _MARK.sub(r"\2", _ROLE.sub(r"\1", text))
    return re.sub(r"\s*:{1,2}$", ".", text)
