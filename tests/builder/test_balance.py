"""Quotas are optimal: brute force over all assignments finds no evener one."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.builder.balance import balanced_quotas

OPERATORS = "abc"

families = st.dictionaries(
    st.sampled_from("wxyz"),
    st.fixed_dictionaries({operator: st.integers(0, 3) for operator in OPERATORS}).map(Counter),
    min_size=1,
    max_size=4,
)


def squares(totals: Counter[str]) -> int:
    return sum(units * units for units in totals.values())


def least_squares(available: dict[str, Counter[str]], depth: int) -> int:
    """Return the smallest sum of squared totals over all assignments within the documented bounds."""
    choices = []
    for counts in available.values():
        wanted = min(depth, counts.total())
        bound = (depth + 1) // 2
        while sum(min(n, bound) for n in counts.values()) < wanted:
            bound += 1
        ranges = [range(min(counts[operator], bound) + 1) for operator in OPERATORS]
        choices.append([units for units in product(*ranges) if sum(units) == wanted])
    return min(sum(sum(column) ** 2 for column in zip(*pick, strict=True)) for pick in product(*choices))


@given(families, st.integers(1, 4))
@settings(max_examples=200, deadline=None)
def test_no_assignment_is_evener(available: dict[str, Counter[str]], depth: int) -> None:
    quotas = balanced_quotas(available, depth)
    for key, quota in quotas.items():
        assert quota.total() == min(depth, available[key].total())
        assert all(units <= available[key][operator] for operator, units in quota.items())
    totals = sum(quotas.values(), Counter())
    assert squares(totals) == least_squares(available, depth)


def test_a_scarce_operator_is_taken_wherever_it_is() -> None:
    """By hand: two families can give `rare`, so it gets all 2; the other 6 units split evenly."""
    available = {
        "p": Counter(rare=1, x=9, y=9),
        "q": Counter(rare=1, x=9, y=9),
        "r": Counter(x=9, y=9),
        "s": Counter(x=9, y=9),
    }
    totals = sum(balanced_quotas(available, 2).values(), Counter())
    assert totals == Counter(rare=2, x=3, y=3)


def test_one_operator_gives_at_most_half_while_others_can_give_the_rest() -> None:
    assert balanced_quotas({"p": Counter(x=9, y=9)}, 4) == {"p": Counter(x=2, y=2)}
    assert balanced_quotas({"p": Counter(x=9, y=1)}, 4) == {"p": Counter(x=3, y=1)}
