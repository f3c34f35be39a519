"""Syntax newer than the running Python: libcst reads it, `compile` does not."""

from __future__ import annotations

import io
import sys
import tokenize

import libcst as cst

# libcst crashes, beyond repair, on statements some thousand levels deep; a level takes a token at least.
_MAX_TOKENS = 3000


def needed_python(text: str) -> str | None:
    """Return the Python, such as "3.12", that a text needs which this one cannot compile.

    None if the text is no valid Python that libcst knows.
    """
    if _longest_statement(text) > _MAX_TOKENS:
        return None
    try:
        module = cst.parse_module(text)
    except (cst.ParserSyntaxError, RecursionError):
        return None
    minors = [_minor(node, module) for node in _nodes(module)]
    newest = max(minors, default=0)
    return f"3.{newest}" if (3, newest) > sys.version_info[:2] else None


def _nodes(module: cst.Module) -> list[cst.CSTNode]:
    found: list[cst.CSTNode] = [module]
    for node in found:
        found.extend(node.children)
    return found


def _minor(node: cst.CSTNode, module: cst.Module) -> int:
    """Return the minor version of Python that brought the syntax of a node, 0 for what is old."""
    kind = type(node).__name__  # by name: what the installed libcst does not know, it does not parse
    if kind == "TemplatedString":
        return 14
    if isinstance(node, cst.ExceptHandler) and isinstance(node.type, cst.Tuple) and not node.type.lpar:
        return 14
    if isinstance(node, cst.TypeParam) and node.default is not None:
        return 13
    if isinstance(node, (cst.TypeAlias, cst.TypeParameters)):
        return 12
    if isinstance(node, cst.FormattedString) and _is_freely_quoted(node, module):
        return 12
    return 0


def _is_freely_quoted(string: cst.FormattedString, module: cst.Module) -> bool:
    """Tell whether a field of an f-string holds what only PEP 701 allows."""
    quote = string.start.lstrip("rRfF")
    for part in string.parts:
        code = module.code_for_node(part) if isinstance(part, cst.FormattedStringExpression) else ""
        if quote in code or "\\" in code or "#" in code or (len(quote) == 1 and "\n" in code):
            return True
    return False


def _longest_statement(text: str) -> int:
    """Return the number of tokens of the longest logical line, an infinite one for what has no tokens."""
    longest = count = 0
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            count = 0 if token.type == tokenize.NEWLINE else count + 1
            longest = max(longest, count)
    except (tokenize.TokenError, SyntaxError):
        return sys.maxsize
    return longest
