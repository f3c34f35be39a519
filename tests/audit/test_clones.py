from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.audit.clones import MAX_PARTNERS, is_one_edit, near_clones

token = st.sampled_from("abc")
base = st.lists(token, min_size=20, max_size=90).map(tuple)


@st.composite
def families(draw: st.DrawFn) -> list[tuple[str, ...]]:
    found = []
    for tokens in draw(st.lists(base, min_size=1, max_size=3)):
        found.append(tokens)
        for _ in range(draw(st.integers(0, 4))):
            start = draw(st.integers(0, len(tokens)))
            end = start + draw(st.integers(0, 16))
            inserted = tuple(draw(st.lists(st.sampled_from("abxyz"), max_size=16)))
            found.append((*tokens[:start], *inserted, *tokens[end:]))
    return found


@settings(max_examples=300)
@given(families())
def test_all_pairs_that_brute_force_finds_and_no_other(sequences: list[tuple[str, ...]]) -> None:
    distinct = {}
    for number, tokens in enumerate(sequences):
        if len(tokens) >= 20:
            distinct.setdefault(tokens, number)
    expected = {
        (min(one, other), max(one, other))
        for one, other in combinations(distinct.values(), 2)
        if is_one_edit(sequences[one], sequences[other])
    }
    found = near_clones(sequences)
    assert set(found.pairs) == expected
    assert sum(found.copies.values()) == sum(len(tokens) >= 20 for tokens in sequences)


def test_one_edit_is_one_short_span() -> None:
    tokens = tuple("abcdefghijklmnopqrstuvwxyz0123")
    assert is_one_edit(tokens, tokens[1:])
    assert is_one_edit(tokens, (*tokens[:5], "!", *tokens[6:]))
    assert is_one_edit(tokens, (*tokens[:10], *tokens[17:]))
    assert not is_one_edit(tokens, tokens)
    assert not is_one_edit(tokens, (*tokens[:10], *tokens[18:]))  # more than a third of the shorter
    assert not is_one_edit(tokens, ("!", *tokens[1:-1], "!"))


def test_what_is_cut_is_said() -> None:
    many = [(*"abcdefghijklmnopqrstuvw", str(number)) for number in range(100)]
    found = near_clones(many)
    assert found.cut > 0
    assert len(found.pairs) <= 100 * MAX_PARTNERS // 2
