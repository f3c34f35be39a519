"""An int in the spelling of another."""

from __future__ import annotations

import hypothesis.strategies as st
import libcst as cst
import pytest
from hypothesis import given, settings

from execretrieval.mutators.integers import literal_value, spell


@pytest.mark.parametrize(
    ("value", "like", "text"),
    [
        (8, "7", "8"),
        (-1, "0", "-1"),
        (10, "9", "10"),
        (9, "10", "9"),
        (1, "00", "1"),
        (1001, "1_000", "1_001"),
        (1_000_000, "999_999", "1_000_000"),
        (999, "1_000", "999"),
        (12_34_568, "12_34_567", "12_34_568"),
        (256, "0xFF", "0x100"),
        (256, "0xff", "0x100"),
        (0xFE, "0XFF", "0XFE"),
        (0x1A, "0x19", "0x1a"),
        (0xAB + 1, "0xAB", "0xAC"),
        (16, "0x0F", "0x10"),
        (0, "0x1", "0x0"),
        (-1, "0x0", "-0x1"),
        (0x1_0000, "0xFFFF", "0x10000"),
        (0x1_0000, "0x_FFFF", "0x_10000"),
        (0xFFFF_0001, "0xFFFF_0000", "0xFFFF_0001"),
        (8, "0b111", "0b1000"),
        (4, "0b0011", "0b0100"),
        (0o20, "0o17", "0o20"),
        (0b1_0000_0000, "0b1111_1111", "0b1_0000_0000"),
    ],
)
def test_base_case_width_and_underscores_stay(value: int, like: str, text: str) -> None:
    assert spell(value, like) == text
    assert int(text, 0) == value


@settings(deadline=None, derandomize=True)
@given(
    value=st.integers(0, 2**70),
    change=st.sampled_from([1, -1]),
    form=st.sampled_from(["{}", "{:_}", "{:#x}", "{:#X}", "{:#o}", "{:#b}", "{:#_x}", "{:#_b}"]),
)
def test_a_spelling_is_an_int_literal_of_that_value(value: int, change: int, form: str) -> None:
    text = spell(value + change, form.format(value))
    assert literal_value(cst.parse_expression(text)) == value + change
    # What Python itself would write in that form, but for a width that was there before.
    expected = form.format(abs(value + change))
    assert text.lstrip("-").lower().replace("_", "").replace("0x0", "0x") in (
        expected.lower().replace("_", ""),
        expected.lower().replace("_", "").replace("0x0", "0x"),
    ) or len(text.lstrip("-")) == len(form.format(value))


@pytest.mark.parametrize("text", ["x", "1.0", "True", "'1'", "-x", "+1", "~1", "--1", "-(1)", "1j"])
def test_what_is_no_int_literal(text: str) -> None:
    assert literal_value(cst.parse_expression(text)) is None


def test_an_int_beyond_pythons_limit_of_digits_is_left_alone() -> None:
    assert literal_value(cst.Integer("9" * 4300)) is None
