"""The functions of a Python text, each as a text that compiles by itself, and their tokens."""

from __future__ import annotations

import ast
import io
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from execretrieval.errors import InputError
from execretrieval.mutators.source import read_source
from execretrieval.registry.doctests.find import MAX_BYTES
from execretrieval.registry.source import Places, first_line, normal_line_ends, parse

_LAYOUT = frozenset({tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER})
_UNSPELLED = {tokenize.INDENT: "<indent>", tokenize.DEDENT: "<dedent>", tokenize.NEWLINE: "<newline>"}
LAYOUT = frozenset(_UNSPELLED.values())
_AT_START = frozenset({tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT})
_Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Function:
    """An outermost function or method: qualified name (`#2` for the second of that name), line, text.

    A method's text stands in a class of no name, so that it compiles with the indentation that it has.
    """

    name: str
    line: int
    text: str

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """What the compiler reads, comments and docstrings apart; the function's own name is `<self>`.

        Empty where the text does not make tokens.
        """
        own = self.name.partition("#")[0].rpartition(".")[2]
        try:
            found = list(_tokens(self.text))
        except (tokenize.TokenError, SyntaxError):
            return ()
        return tuple("<self>" if text == own else text for text in found)


def functions_of(source: str | bytes) -> list[Function]:
    """Return the outermost functions of a source in its order, those inside classes and conditions too.

    Raises InputError for what is not Python source, or is too large to be read as such.
    """
    if len(source) > MAX_BYTES:
        raise InputError(f"is larger than {MAX_BYTES >> 20} MiB")
    text = normal_line_ends(read_source(source).text)
    places = Places(text)
    seen: Counter[str] = Counter()
    found: list[Function] = []
    for node, name in _definitions(parse(text).body, ""):
        seen[name] += 1
        start, end = places.span(node)
        line_start = text.rfind("\n", 0, start) + 1
        indent = text[line_start:start]
        body = text[start:end]
        if indent.strip():
            continue  # it shares its line with something before it
        found.append(
            Function(
                name if seen[name] == 1 else f"{name}#{seen[name]}",
                first_line(node),
                f"class _:\n{indent}{body}\n" if indent else f"{body}\n",
            )
        )
    return found


def _definitions(body: list[ast.stmt], prefix: str) -> Iterator[tuple[_Definition, str]]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node, f"{prefix}{node.name}"
        elif isinstance(node, ast.ClassDef):
            yield from _definitions(node.body, f"{prefix}{node.name}.")
        else:
            for field in ("body", "handlers", "orelse", "finalbody"):
                for inner in getattr(node, field, []):
                    block = inner.body if isinstance(inner, ast.ExceptHandler) else [inner]
                    yield from _definitions(block, prefix)


def _tokens(text: str) -> Iterator[str]:
    """Yield the spelling of each token that means something, statements that are only a string left out."""
    previous = tokenize.NEWLINE
    held = ""  # a string that begins a statement
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in _LAYOUT:
            continue
        if held:
            if token.type == tokenize.NEWLINE:
                held = ""
                continue
            yield held
            held = ""
        if token.type == tokenize.STRING and previous in _AT_START:
            held = token.string
        else:
            yield _UNSPELLED.get(token.type, token.string)
        previous = token.type
