"""Awkward texts: line ends, blanks, encodings, offsets. All outside the span stays as it is, to the byte."""

from __future__ import annotations

import codecs
import re

import pytest

from execretrieval.mutators import Mutant, apply, find_mutants, scan

TEXTS = {
    "CRLF": b"def f(x):\r\n    if not x:\r\n        return 0\r\n    return x[0]\r\n",
    "mixed line ends": b"def f(x):\r\n    if not x:\n        return 0\r\n    return x[0]\n",
    "a stray CR": b"def f(x):\n    y = 1\r    return x[0] + y\n",
    "a CR at the end": b"def f(x):\r\n    return x[0]\r",
    "tabs": b"def f(x):\n\tif not x:\n\t\treturn 0\n\treturn\tx[0]\n",
    "a form feed between functions": b"x = 1\n\x0c\ndef f(x):\n    return x[0]\n",
    "a form feed before a function": b"x = 1\n\x0cdef f(x):\n    return x[0]\n",
    "a form feed in a function": b"def f(x):\n  y = 1\n\x0c  if y:\n\x0c    return\n  return x[0]\n",
    "a form feed after blanks": b"def f(x):\n  \x0c    y = 1\n    \x0c    return x[0] + y\n",
    "no final newline": b"def f(x):\n    return x[0]",
    "no final newline after a guard": b"def f(x):\n    x[0] = 1\n    if x: return",
    "blanks at the end": b"def f(x):\n    return x[0]\n    \n\t\n  ",
    "a comment at the end": b"def f(x):\n    return x[0]\n# end",
    "a byte order mark": codecs.BOM_UTF8 + "def f(x):\n    return 'é', x[0]\n".encode(),
    "a byte order mark and a cookie": codecs.BOM_UTF8 + b"# coding: utf-8\ndef f(x):\n    return x[0]\n",
    "a latin-1 cookie": "# -*- coding: latin-1 -*-\ndef f(x):\n    return 'é', x[0]  # ü\n".encode("latin-1"),
    "a cp1252 cookie": "# coding: cp1252\ndef f(x):\n    return '€', x[0]\n".encode("cp1252"),
    "an emoji before the site": "def f(x):\n    return '🙂', x[0]  # 🙂\n".encode(),
    "odd blanks that end no line": "def f(x):\n  y = '\x0b\x1c\x85\u2028'  # \x0b\n  return x[0]\n".encode(),
    "a backslash": b"def f(x):\n    return x[0] + \\\n        1\n",
    "blanks before a colon": b"def f(x):\n    try:\n        return x[0]\n    except (A, B) :\n        g()\n",
    "blanks before a colon, no final newline": b"def f(x):\n  try:\n    g()\n  except A  :\n    return x[0]",
}


@pytest.mark.parametrize("source", TEXTS.values(), ids=TEXTS)
def test_everything_outside_the_span_stays_to_the_byte(source: bytes) -> None:
    mutants = find_mutants(source)
    assert any(m.original == "0" for m in mutants if m.rule == "literal") or b"x: return" in source
    texts = {apply(source, mutant) for mutant in mutants}
    assert len(texts | {source}) == len(mutants) + 1
    for mutant in mutants:
        text = apply(source, mutant)
        compile(text, "<mutant>", "exec", dont_inherit=True)
        # The span in bytes: only the replacement and what it replaces may differ.
        original, replacement = (
            part.encode(codec_of(source)) for part in (mutant.original, mutant.replacement)
        )
        start = offset_in_bytes(source, mutant)
        assert source[:start] == text[:start]
        assert source[start : start + len(original)] == original
        assert text[start:] == replacement + source[start + len(original) :]


def codec_of(source: bytes) -> str:
    return next((name for name in ("latin-1", "cp1252") if name.encode() in source), "utf-8")


def offset_in_bytes(source: bytes, mutant: Mutant) -> int:
    """Return where a mutant's span starts in the file, from its line and column alone."""
    bom = len(codecs.BOM_UTF8) if source.startswith(codecs.BOM_UTF8) else 0
    text = source[bom:].decode(codec_of(source))
    lines = re.findall(r"[^\r\n]*(?:\r\n|\r|\n|$)", text)
    before = "".join(lines[: mutant.line - 1]) + lines[mutant.line - 1][: mutant.column]
    return bom + len(before.encode(codec_of(source)))


@pytest.mark.parametrize("source", TEXTS.values(), ids=TEXTS)
def test_text_and_bytes_give_the_same_mutants(source: bytes) -> None:
    text = source.removeprefix(codecs.BOM_UTF8).decode(codec_of(source))
    assert find_mutants(text) == find_mutants(source)
    assert find_mutants("\ufeff" + text) == find_mutants(source)
    for mutant in find_mutants(text):
        assert apply("\ufeff" + text, mutant) == "\ufeff" + apply(text, mutant)


def test_offsets_count_characters_and_lines_count_as_in_python() -> None:
    source = "\ufeffé = '🙂\x0b\u2028'\r\ndef f():\r    '''a\r\n\n'''\n    return '🙂', 7\n"
    (plus, minus) = find_mutants(source)
    assert (plus.line, plus.column) == (minus.line, minus.column) == (6, 16)
    assert source[1:][plus.start : plus.end] == "7"


@pytest.mark.parametrize(
    "source", ["", "\n", "# nothing\n", "x = 1 + 2\n", b"", codecs.BOM_UTF8, "\ufeff", "   "]
)
def test_a_source_without_functions_has_no_mutants(source: str | bytes) -> None:
    assert scan(source).mutants == []
    assert scan(source).problems == []
