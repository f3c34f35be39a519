from __future__ import annotations

import pytest

from execretrieval.audit.queries import faults
from execretrieval.registry import Task

WORDS = "Give the sum of all the even numbers in a list"


def rules(query: str, name: str = "sum_even") -> list[str]:
    return [rule for rule, _ in faults(Task("t", name, query, "own", "", ("pass",)))]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (WORDS, []),
        ("Sum of evens", ["query-short"]),
        (" ".join([WORDS] * 6), ["query-long"]),
        (f"{WORDS}, as sum_even does", ["query-name"]),
        (f"{WORDS}, if `x % 2` is zero", ["query-code"]),
        (f"{WORDS}, like sum(xs)", ["query-code"]),
        (f"{WORDS} where x == 2", ["query-code"]),
        (f"{WORDS} (the empty list too)", []),
        (f"{WORDS}:\n    for x in xs:", ["query-code"]),
    ],
)
def test_faults_of_a_query(query: str, expected: list[str]) -> None:
    assert rules(query) == expected


def test_a_name_that_is_a_plain_word_may_be_that_word() -> None:
    assert rules("Take the median of the numbers in a list", "median") == []
