"""What is refused, each with one line that says why and where."""

from __future__ import annotations

import sys
import warnings

import pytest

from execretrieval.errors import SourceError, UsageError
from execretrieval.mutators import apply, classify, find_mutants, stack

REFUSED = {
    "CR-only line ends": (b"def f():\r    return 1\r", "CR-only line ends, which libcst cannot"),
    "a tab where blanks were": (
        b"def f(x):\n  if x:\n\t   return 1\n  else:\n\t   return 2\n",
        "line 3: libcst rejects this mixture of tabs and blanks",
    ),
    "a syntax error": (b"def f():\n    return (1\n", "line 2: syntax error: '(' was never closed"),
    "Python 2": (b"def f():\n    pass\nprint 'a'\n", "line 3: syntax error: Missing parentheses"),
    "a bad indentation": (b"def f():\n    x = 1\n  y = 2\n", "line 3: syntax error: unindent does not match"),
    "a return at the margin": (b"x = 1\nreturn x\n", "line 2: syntax error: 'return' outside function"),
    "a null byte": (b"x = 1\ny = '\0'\n", "line 2: null character: this is not Python source"),
    "bytes that are no UTF-8": (b"x = 1\ny = '\xe9'\n", "line 2: byte 0xe9 is not utf-8"),
    "bytes that are not what the cookie says": (
        b"# coding: ascii\r\ny = '\xe9'\r\n",
        "line 2: byte 0xe9 is not ascii",
    ),
    "an unknown cookie": (b"# coding: klingon\nx = 1\n", "line 1: encoding: unknown encoding: klingon"),
    "a cookie against the byte order mark": (
        b"\xef\xbb\xbf# coding: latin-1\n",
        "line 1: encoding: encoding problem",
    ),
    "UTF-16": ("x = 1\n".encode("utf-16"), "UTF-16 text: Python source must be UTF-8"),
    "an encoding that does not survive": (
        b"# coding: utf-7\nx = '+AGE-'\n",
        "text in utf-7 does not survive decoding and encoding",
    ),
    "a binary": (b"\x7fELF\x02\x01\x01\0\0", "null character: this is not Python source"),
    "brackets beyond Python": (
        b"x = " + b"(" * 5000 + b")" * 5000,
        "line 1: syntax error: too many nested paren",
    ),
}


@pytest.mark.parametrize(("source", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_mutated_is_refused_in_one_line(source: bytes, reason: str) -> None:
    with pytest.raises(SourceError) as caught:
        find_mutants(source)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(SourceError, match="line 2: lone surrogate"):
        find_mutants("x = 1\ny = '\ud800'\n")


NEWER = {
    "type X = int\n": 12,
    "def f[T](x: T) -> T:\n    return x\n": 12,
    "class A[T: int]:\n    pass\n": 12,
    "x = f'{a['b']}'\n": 12,
    "x = f'{'\\n'.join(a)}'\n": 12,
    "class A[T = int]:\n    pass\n": 13,
    "x = t'{a}'\n": 14,
    "try:\n    pass\nexcept A, B:\n    pass\n": 14,
}


@pytest.mark.parametrize(("source", "minor"), NEWER.items(), ids=map(repr, NEWER))
def test_newer_syntax_names_the_python_it_needs(source: str, minor: int) -> None:
    source += "def g(n):\n    return n[0]\n"
    if sys.version_info[:2] >= (3, minor):
        assert [m.replacement for m in find_mutants(source)] == ["1", "-1"]
    else:
        with pytest.raises(SourceError, match=rf"line \d: needs Python 3\.{minor}: "):
            find_mutants(source)


def test_newer_syntax_in_a_hopelessly_long_statement_is_a_syntax_error() -> None:
    """libcst would end the process on it."""
    with pytest.raises(SourceError, match="syntax error"):
        find_mutants("type X = (a " + "and a " * 20_000 + "\n")


def test_warnings_of_the_source_are_not_ours() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        mutants = find_mutants("def f(x):\n    return x is 1, '\\d', 1 if x else(2)\n")
    assert mutants


@pytest.mark.parametrize("function", [apply, stack, classify])
def test_the_others_refuse_alike(function: object) -> None:
    mutants = find_mutants("def f():\n    return 1, 2\n")
    arguments = {apply: mutants[0], stack: mutants[::2], classify: b"x = 1"}
    with pytest.raises(SourceError, match="byte 0xe9 is not utf-8"):
        function(b"'\xe9'", arguments[function])  # type: ignore[operator,index]


def test_a_buggy_text_that_is_no_python_is_refused_too() -> None:
    with pytest.raises(SourceError, match="line 1: syntax error"):
        classify("def f():\n    return 1\n", "def f(:\n")


def test_an_unknown_function_is_named_with_those_there_are() -> None:
    source = "class A:\n    def m(self):\n        def g(): pass\nh = lambda: 1\n"
    with pytest.raises(UsageError, match=r"no function 'm' .* are: A\.m, A\.m\.<locals>\.g, <lambda>$"):
        find_mutants(source, function="m")
    with pytest.raises(UsageError, match="its functions are: none"):
        find_mutants("x = 1\n", function="f")
