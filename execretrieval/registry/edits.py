"""Splicing text, and the edits that importers make to test code."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from execretrieval.registry.source import Places, parse

Edit = tuple[int, int, str]


def splice(text: str, edits: Iterable[Edit]) -> str:
    """Replace each text[start:end]; the edits do not overlap."""
    for start, end, replacement in sorted(edits, reverse=True):
        text = text[:start] + replacement + text[end:]
    return text


def without_messages(text: str) -> str:
    """Return test code whose asserts carry no message; all else stays as it was."""
    places = Places(text)
    edits: list[Edit] = []
    for node in ast.walk(parse(text)):
        if isinstance(node, ast.Assert) and node.msg is not None:
            end_of_test = places.span(node.test)[1]
            comma = text.index(",", end_of_test, places.span(node.msg)[0])
            edits.append((len(text[:comma].rstrip(" \t")), places.span(node)[1], ""))
    return splice(text, edits)
