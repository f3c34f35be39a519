"""Properties of all mutants, on generated functions with odd blanks, parentheses and line breaks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, assume, given, settings

from execretrieval.mutators import Mutant, apply, classify, find_mutants, stack
from execretrieval.mutators.edit import normal_form

Check = Callable[[str, list[Mutant]], None]
Sources = st.SearchStrategy[str]

# Generated texts such as `0in a` make Python warn when it compiles them.
pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning", "ignore::DeprecationWarning")

PROPERTY = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@settings(PROPERTY, max_examples=120)
@given(data=st.data())
def test_every_mutant_keeps_the_contract(
    data: st.DataObject, sources: Sources, check_contract: Check
) -> None:
    source = data.draw(sources)
    check_contract(source, find_mutants(source))


@settings(PROPERTY, max_examples=40)
@given(data=st.data())
def test_classify_names_the_mutant_that_was_made(data: st.DataObject, sources: Sources) -> None:
    source = data.draw(sources)
    mutants = find_mutants(source)
    assume(mutants)
    mutant = data.draw(st.sampled_from(mutants))
    assert classify(source, apply(source, mutant)) == mutant
    assert classify(source, source) is None


@settings(PROPERTY, max_examples=40)
@given(data=st.data())
def test_a_subset_of_operators_gives_a_subset_of_mutants(data: st.DataObject, sources: Sources) -> None:
    source = data.draw(sources)
    mutants = find_mutants(source)
    names = data.draw(st.sets(st.sampled_from(sorted({m.operator for m in mutants} | {"off_by_one"}))))
    assert find_mutants(source, operators=names) == [m for m in mutants if m.operator in names]


@settings(PROPERTY, max_examples=40)
@given(data=st.data())
def test_stacked_edits_are_all_there(data: st.DataObject, sources: Sources) -> None:
    source = data.draw(sources)
    mutants = find_mutants(source)
    assume(len(mutants) > 1)
    chosen = data.draw(st.lists(st.sampled_from(mutants), min_size=2, max_size=4, unique=True))
    ordered = sorted(chosen, key=lambda mutant: mutant.start)
    disjoint = all(a.end < b.start for a, b in pairwise(ordered))
    assume(disjoint and len({m.function for m in chosen}) == 1)
    expected = source
    for mutant in reversed(ordered):
        expected = expected[: mutant.start] + mutant.replacement + expected[mutant.end :]
    assert stack(source, chosen) == expected


@settings(PROPERTY, max_examples=120)
@given(text=st.text("ab", max_size=12), data=st.data())
def test_equal_normal_forms_mean_equal_texts(text: str, data: st.DataObject) -> None:
    def edit() -> tuple[int, int, str]:
        start = data.draw(st.integers(0, len(text)))
        return start, data.draw(st.integers(start, len(text))), data.draw(st.text("ab", max_size=4))

    one, other = edit(), edit()
    results = [text[:start] + new + text[end:] for start, end, new in (one, other)]
    forms = [normal_form(text, *one), normal_form(text, *other)]
    assert (results[0] == results[1]) == (forms[0] == forms[1])
    start, removed, inserted = forms[0]
    assert text[:start] + inserted + text[start + removed :] == results[0]
    assert (forms[0].span == 0) == (results[0] == text)
