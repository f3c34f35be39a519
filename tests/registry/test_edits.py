from __future__ import annotations

import pytest

from execretrieval.registry.edits import splice, without_messages
from execretrieval.registry.source import Places, normal_code, parse


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("assert f(1) == 2, 'no'", "assert f(1) == 2"),
        ("assert f(1) == 1,2", "assert f(1) == 1"),
        ("assert (f(1) == 2), ('no, no')", "assert (f(1) == 2)"),
        ("assert f(1, 2) == (1, 2) , 'no'  # why", "assert f(1, 2) == (1, 2)  # why"),
        ("assert f('é', [1,\n 2]), (\n'a'\n'b')\nx = 1", "assert f('é', [1,\n 2])\nx = 1"),
        ("for i in x:\n    assert f(i), i\nassert f(2)", "for i in x:\n    assert f(i)\nassert f(2)"),
        ("assert f(1)", "assert f(1)"),
    ],
)
def test_messages_go(before: str, after: str) -> None:
    assert without_messages(before) == after


def test_edits_are_spliced_whatever_their_order() -> None:
    assert splice("abcdef", [(0, 1, "X"), (4, 6, ""), (2, 2, "--")]) == "Xb--cd"


def test_places_count_characters_not_bytes() -> None:
    text = "x = 'é🙂'; y = 1\nz = 'ü'; w = 2"
    places = Places(text)
    found = [text[slice(*places.span(node))] for node in parse(text).body]
    assert found == ["x = 'é🙂'", "y = 1", "z = 'ü'", "w = 2"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("\n \n\tx\n\n \t\n", "\tx"),
        ("x \r\ny\rz  ", "x \ny\nz  "),
        ("\n\n", ""),
        ("", ""),
        ("  x", "  x"),
        ("x\n\n\ny\n", "x\n\n\ny"),
    ],
)
def test_code_has_one_normal_form(before: str, after: str) -> None:
    assert normal_code(before) == after
    assert normal_code(after) == after
