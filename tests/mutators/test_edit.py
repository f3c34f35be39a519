"""Applying and stacking."""

from __future__ import annotations

import dataclasses

import pytest

from execretrieval.errors import UsageError
from execretrieval.mutators import apply, find_mutants, stack

SOURCE = "def f(a, b):\n    return a + 1 < b - 2\ndef g(x):\n    return x[i] * 3\n"
BY_TEXT = {(m.function, m.original, m.replacement): m for m in find_mutants(SOURCE)}
PLUS, LESS, MINUS = (BY_TEXT["f", *edit] for edit in (("+", "*"), ("<", ">"), ("-", "+")))


def test_a_stack_is_all_its_edits() -> None:
    expected = SOURCE.replace("a + 1 < b - 2", "a * 1 > b + 2")
    assert stack(SOURCE, [PLUS, LESS, MINUS]) == expected
    assert stack(SOURCE, [MINUS, PLUS, LESS]) == expected
    assert stack(SOURCE.encode(), [PLUS, LESS, MINUS]) == expected.encode()
    assert stack("\ufeff" + SOURCE, [PLUS, MINUS]) == "\ufeff" + SOURCE.replace("+", "*").replace("-", "+")


@pytest.mark.parametrize("mutants", [[], [PLUS], [PLUS, LESS, MINUS, PLUS, LESS]])
def test_a_stack_takes_two_to_four(mutants: list[object]) -> None:
    with pytest.raises(UsageError, match=f"2 to 4 mutants, not {len(mutants)}"):
        stack(SOURCE, mutants)  # type: ignore[arg-type]


def test_a_stack_takes_no_overlap() -> None:
    index, swap = BY_TEXT["g", "i", "i + 1"], BY_TEXT["f", "b - 2", "2 - b"]
    for pair in ([index, index], [index, BY_TEXT["g", "i", "i - 1"]], [swap, MINUS]):
        with pytest.raises(UsageError, match="overlap"):
            stack(SOURCE, pair)


def test_a_stack_takes_mutants_of_one_function() -> None:
    with pytest.raises(UsageError, match="one function, not of f, g"):
        stack(SOURCE, [PLUS, BY_TEXT["g", "*", "+"]])


def test_edits_that_do_not_compile_together_are_refused() -> None:
    broken = dataclasses.replace(PLUS, replacement="(")
    with pytest.raises(UsageError, match="do not compile together: line 2: "):
        stack(SOURCE, [broken, MINUS])


def test_a_mutant_of_another_source_is_refused() -> None:
    with pytest.raises(UsageError, match="made from another source"):
        apply(SOURCE.replace("+", "-"), PLUS)
    with pytest.raises(UsageError, match="made from another source"):
        apply("x", PLUS)
    with pytest.raises(UsageError, match="made from another source"):
        stack(SOURCE.replace("def f", "def ff"), [PLUS, LESS])
