"""The query inside a docstring: what a person would ask, without the examples."""

from __future__ import annotations

import inspect
import re

_HEADING = re.compile(r"(?:(?:for )?exam[pb]les?(?: \d+)?|\[input/output\] samples)\s*:?", re.IGNORECASE)
_SENTENCE = re.compile(r"[A-Z][\w']*,? [a-z]|[A-Z][a-z]+ ?:\s*$|Note\b")
_NOT_A_SENTENCE = re.compile(r"(?:For|Input|Output|Explanation)\b")
_BULLETS = "*- \t"


def prose(docstring: str, function_name: str) -> str:
    """Return the prose of a docstring, its line breaks kept.

    Examples go: doctests (`>>>`), what stands under a heading such as "For example:", and lines that begin
    with a call of the function, unless a colon before them makes them part of a definition ("defined as
    follows:"). An example ends where a sentence or another heading ("Note:") begins, no deeper than it.
    """
    call = re.compile(rf"(?:assert |for )?{re.escape(function_name)}\(")
    kept: list[str] = []
    depth: int | None = None  # of the line that began the example we are in
    defining = False
    for line in inspect.cleandoc(docstring).split("\n"):
        text = line.strip().lstrip(_BULLETS)
        indent = len(line) - len(line.lstrip())
        if depth is not None and indent <= depth and _resumes(text):
            depth = None
        last = kept[-1].rstrip() if kept else ""
        calls = call.match(text) is not None
        defining = calls and depth is None and (defining or last.endswith(":"))
        if text.startswith(">>>") and depth is None and last.endswith(":"):
            kept.pop()  # it only led to the example
        if text.startswith(">>>") or _HEADING.fullmatch(text) or (calls and not defining):
            depth = indent if depth is None else depth
        if depth is None:
            kept.append(line.rstrip())
    joined = re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip()
    # Some docstrings begin with a fourth quote that nothing closes.
    return joined[1:].lstrip() if joined.startswith('"') and joined.count('"') % 2 else joined


def _resumes(text: str) -> bool:
    return (
        _SENTENCE.match(text) is not None
        and _NOT_A_SENTENCE.match(text) is None
        and _HEADING.fullmatch(text) is None
    )
