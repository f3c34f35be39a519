"""From source to a tree libcst can walk, or the one-line reason why not."""

from __future__ import annotations
import __future__ as future

import ast
import re
import warnings
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import CodeType

import libcst as cst

from execretrieval.errors import SourceError
from execretrieval.mutators.newer import needed_python
from execretrieval.mutators.source import Source
from execretrieval.mutators.unsupported import Unsupported, blank, find_deep, find_tight

_FUTURE_FLAGS = reduce(or_, (getattr(future, name).compiler_flag for name in future.all_feature_names))
_MIXED_INDENT = re.compile(r"^[ \t\f]*(?: \t|\t )", re.MULTILINE)

_INDENT_FORM_FEED = re.compile(r"(?<!\\)(\r\n|\n)([ \t\f]*\f)")
_LONE_CR = re.compile(r"\r(?!\n)")


@dataclass(frozen=True)
class Parsed:
    """A source that compiles, its tree, its `from __future__` flags and what was left out of the tree.

    `shadow` is the text the tree was parsed from: the source's own but for repairs that keep its length.
    """

    source: Source
    module: cst.Module
    shadow: str
    flags: int
    unsupported: list[Unsupported]


def parse(source: Source) -> Parsed:
    """Parse a source. Raises SourceError with the one-line reason."""
    text = source.text
    if "\n" not in text and _LONE_CR.search(text):
        raise SourceError("CR-only line ends, which libcst cannot reproduce: convert the file to LF or CRLF")
    code, tree = compile_source(text)
    unsupported = find_deep(source, tree)
    shadow = repair(blank(text, unsupported))
    try:
        module = _parse_module(shadow, source)
    except _ValidationError:
        unsupported += find_tight(source, tree)
        shadow = repair(blank(text, unsupported))
        module = _parse_module(shadow, source)
    return Parsed(source, module, shadow, code.co_flags & _FUTURE_FLAGS, unsupported)


class _ValidationError(SourceError):
    """libcst parsed a source and then rejected its own tree."""


def _parse_module(text: str, source: Source) -> cst.Module:
    try:
        return cst.parse_module(text)
    except cst.ParserSyntaxError as error:
        raise _refusal(source, error) from None
    except (cst.CSTValidationError, TypeError) as error:  # TypeError: its check of lambdas is at fault
        raise _ValidationError(f"libcst cannot parse this: {error}") from None


def repair(text: str) -> str:
    """Return a text that means the same and that libcst reads as Python does, offsets unchanged.

    It takes a lone CR for no line end, and counts a form feed in an indentation as a column; the form feed
    means the same at the end of the line before.
    """
    if "\f" in text:
        text = _INDENT_FORM_FEED.sub(r"\2\1", text)
    return _LONE_CR.sub("\n", text) if "\r" in text else text


def compile_source(text: str) -> tuple[CodeType, ast.Module]:
    """Compile a text and return its code and its tree. Raises SourceError with the one-line reason."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(text, "<source>", "exec", 0, True), ast.parse(text)
    except SyntaxError as error:
        version = needed_python(text)
        if version is not None:
            raise SourceError(f"needs Python {version}: {error.msg}", line=error.lineno) from None
        raise SourceError(f"syntax error: {error.msg}", line=error.lineno) from None
    except (ValueError, OverflowError) as error:
        raise SourceError(f"not compilable: {error}") from None
    except MemoryError:
        raise SourceError("too deeply nested for Python itself") from None


def _refusal(source: Source, error: cst.ParserSyntaxError) -> SourceError:
    mixed = _MIXED_INDENT.search(source.text)
    if mixed and "indent" in error.message.replace("dedent", "indent").lower():
        line, _ = source.locate(mixed.start())
        return SourceError("libcst rejects this mixture of tabs and blanks in the indentation", line=line)
    message = " ".join(error.message.split("\n", 1)[0].split())
    return SourceError(f"libcst cannot parse this: {message}", line=error.raw_line)
