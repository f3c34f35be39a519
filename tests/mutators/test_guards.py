"""Guards: what goes with them, what stays, and what is no guard."""

from __future__ import annotations

import textwrap

import pytest

from execretrieval.mutators import apply, find_mutants

# A module with a guard -> the same without it.
REMOVED = {
    "one line": ("def f(x):\n    if x: return 1\n    g()\n", "def f(x):\n    g()\n"),
    "a comment before": (
        "def f(x):\n    a()\n    # never\n    # ever\n    if x:\n        return\n    g()\n",
        "def f(x):\n    a()\n    g()\n",
    ),
    "a comment before, and another paragraph": (
        "def f(x):\n    a()\n    # of a\n\n    # never\n    if x:\n        return\n    g()\n",
        "def f(x):\n    a()\n    # of a\n\n    g()\n",
    ),
    "comments on its lines": (
        "def f(x):\n    if x:  # a\n        return  # b\n    g()\n",
        "def f(x):\n    g()\n",
    ),
    "a comment at the depth of its body": (
        "def f(x):\n    if x:\n        return\n        # so\n    # of g\n    g()\n",
        "def f(x):\n    # of g\n    g()\n",
    ),
    "a comment after": (
        "def f(x):\n    if x:\n        return\n\n    # of g\n    g()\n",
        "def f(x):\n\n    # of g\n    g()\n",
    ),
    "the whole body of a function": ("def f(x):\n    if x:\n        return\n", "def f(x):\n    pass\n"),
    "the whole body, with a comment": (
        "def f(x):\n    # never\n    if x:\n        return  # so\n\n\ndef g(): pass\n",
        "def f(x):\n    pass\n\n\ndef g(): pass\n",
    ),
    "the whole body, no final newline": ("def f(x):\n\tif x: return", "def f(x):\n\tpass"),
    "the whole body of a loop": (
        "def f(x):\n    for a in x:\n        if a: break\n    g()\n",
        "def f(x):\n    for a in x:\n        pass\n    g()\n",
    ),
    "the whole body of an else": (
        "def f(x):\n    if x:\n        g()\n    else:\n        if y:\n            raise E\n",
        "def f(x):\n    if x:\n        g()\n    else:\n        pass\n",
    ),
    "after a docstring": (
        'def f(x):\n    """Doc."""\n    if x:\n        return\n',
        'def f(x):\n    """Doc."""\n',
    ),
    "the last line of a loop": (
        "def f(x):\n    while x:\n        g()\n        if y: continue\n",
        "def f(x):\n    while x:\n        g()\n",
    ),
    "several lines": (
        "def f(x):\n    if (x\n            == y):\n        return g(\n            x)\n    g()\n",
        "def f(x):\n    g()\n",
    ),
    "CRLF": (
        "def f(x):\r\n    # a\r\n    if x:\r\n        return\r\n    g()\r\n",
        "def f(x):\r\n    g()\r\n",
    ),
    "a lone CR": ("def f(x):\n    # a\r    if x: return\r    g()\n", "def f(x):\n    g()\n"),
    "the last line, no final newline": ("def f(x):\n    g()\n    if x: return", "def f(x):\n    g()\n"),
    "a name that nobody binds any more": (
        "def f(x):\n    if (y := g(x)):\n        return y\n    return y\n",
        "def f(x):\n    return y\n",
    ),
}


@pytest.mark.parametrize(("source", "without"), REMOVED.values(), ids=REMOVED)
def test_a_guard_goes_with_its_lines_and_comments(source: str, without: str) -> None:
    (mutant,) = [m for m in find_mutants(source) if m.rule == "guard"]
    assert apply(source, mutant) == without


NO_GUARD = {
    "an else": "if x:\n    return 1\nelse:\n    return 2",
    "an elif before": "if x:\n    g()\nelif y:\n    return 2",
    "an elif after": "if x:\n    return 1\nelif y:\n    g()",
    "two statements": "if x:\n    g()\n    return 1",
    "two statements on one line": "if x: g(); return 1",
    "no exit": "if x:\n    g()",
    "a while": "while x:\n    return 1",
    "a nested if": "if x:\n    with y:\n        return",
    "a pragma on it": "if x:  # pragma: no mutate\n    return 1",
    "a pragma in it": "if x:\n    return 1  # pragma: no mutate",
    "a pragma above it": "# pragma: no mutate\nif x:\n    return 1",
}


@pytest.mark.parametrize("body", NO_GUARD.values(), ids=NO_GUARD)
def test_what_is_no_guard(body: str) -> None:
    source = "def f(x):\n" + textwrap.indent(body, "    ") + "\n"
    assert [m for m in find_mutants(source) if m.rule == "guard"] == []


def test_of_two_equal_guards_in_a_row_one_can_be_missed() -> None:
    source = "def f(x):\n    if x: return\n    if x: return\n    g()\n"
    assert [m.line for m in find_mutants(source) if m.rule == "guard"] == [2]
