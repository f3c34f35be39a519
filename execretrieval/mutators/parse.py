"""From source to a tree libcst can walk, or the one-line reason why not."""

from __future__ import annotations

import __future__ as future
import ast
import re
import warnings
from dataclasses import dataclass
from types import CodeType

import libcst as cst

from execretrieval.errors import SourceError
from execretrieval.mutators.depth import Deep, blank, find_deep
from execretrieval.mutators.source import Source

_FUTURE_FLAGS = 0
for _name in future.all_feature_names:
    _FUTURE_FLAGS |= getattr(future, _name).compiler_flag

# libcst loses a form feed in the indentation of a line; the same text with the form feed at the end of
# the line before means the same, and every other character keeps its offset.
_FORM_FEED = re.compile(r"(?<!\\)(\r\n|\n)([ \t\f]*\f)")

_LONE_CR = re.compile(r"\r(?!\n)")


@dataclass(frozen=True)
class Parsed:
    """A source that compiles, its tree, its `from __future__` flags and what was left out of the tree.

    `shadow` is the text the tree was parsed from: of the same length as the source's text.
    """

    source: Source
    module: cst.Module
    shadow: str
    flags: int
    deep: list[Deep]


def parse(source: Source) -> Parsed:
    """Parse a source. Raises SourceError with the one-line reason."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code, tree = _compile(source.text)
        deep = find_deep(source, tree)
    shadow = _LONE_CR.sub("\n", _FORM_FEED.sub(r"\2\1", blank(source.text, deep)))
    try:
        module = cst.parse_module(shadow)
    except cst.ParserSyntaxError as error:
        raise _refusal(shadow, error) from None
    return Parsed(source, module, shadow, code.co_flags & _FUTURE_FLAGS, deep)


def _compile(text: str) -> tuple[CodeType, ast.Module]:
    try:
        return compile(text, "<source>", "exec", 0, True), ast.parse(text)
    except SyntaxError as error:
        raise SourceError(f"syntax error: {error.msg}", line=error.lineno) from None


def _refusal(text: str, error: cst.ParserSyntaxError) -> SourceError:
    return SourceError(f"libcst cannot parse this: {error.message}", line=error.raw_line)
