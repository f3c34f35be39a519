"""What bytecode tells apart, and what it must not."""

from __future__ import annotations

import pytest

from execretrieval.mutators import fingerprint


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("x=1", "x = 1"),
        ("def f(a):\n    return a", "# why\ndef f(a):\n\n    # so\n    return (a)  # it is"),
        ("x = not a in b", "x = a not in b"),
        ("x = 2 * 3", "x = 6"),
        ("x = 'a'", 'x = "a"'),
        ("def f():\n    'doc'", "def f():\n\n    'doc'\n"),
    ],
)
def test_the_same_program(one: str, other: str) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("x = 1", "x = True"),
        ("x = 1", "x = 1.0"),
        ("x = 0.0", "x = -0.0"),
        ("x = 'a'", "x = b'a'"),
        ("x = (1, 2)", "x = (1, 2.0)"),
        ("x = y in {1, 2}", "x = y in {1, 2.0}"),
        ("x = a", "x = b"),
        ("x.a", "x.b"),
        ("x = a + b", "x = a - b"),
        ("x = a < b", "x = a <= b"),
        ("def f(a, b): return a", "def f(b, a): return a"),
        ("def f(a, b): pass", "def f(a, *, b): pass"),
        ("def f(a, b): pass", "def f(a, b, /): pass"),
        ("def f(*a): pass", "def f(**a): pass"),
        ("def f():\n    def g(): return 1", "def f():\n    def g(): return True"),
        ("try:\n    a()\nexcept E: b()", "a()\ntry:\n    pass\nexcept E: b()"),
        ("x = ...", "x = None"),
        ("x = 1j", "x = 1"),
    ],
)
def test_different_programs(one: str, other: str) -> None:
    assert fingerprint(one) != fingerprint(other)


@pytest.mark.parametrize("text", ["x = (", "x = '\0'"])
def test_what_does_not_compile_has_none(text: str) -> None:
    with pytest.raises((SyntaxError, ValueError)):
        fingerprint(text)


def test_warnings_stay_inside() -> None:
    assert fingerprint("x = a is 1") == fingerprint("x  =  a is 1")
