from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from execretrieval.errors import InputError
from execretrieval.retrievers.topk import head_floor, marked, rank_blocks, rank_entries

LEVELS = st.sampled_from([-1.0, 0.0, 0.25, 0.25000001, 0.5])


@settings(max_examples=150, deadline=None)
@given(
    st.integers(1, 4).flatmap(
        lambda q: st.integers(1, 9).flatmap(lambda n: arrays(float, (q, n), elements=LEVELS))
    ),
    st.integers(1, 10),
    st.integers(1, 4),
    st.data(),
)
def test_a_ranking_is_the_sorted_list_cut_behind_a_tie(from_texts, scores, depth, block, data):
    count, width = scores.shape
    families = [data.draw(st.lists(st.integers(0, width - 1), min_size=1, unique=True)) for _ in range(count)]
    dataset = from_texts(["x"] * width, ["y"] * count, families)
    ranking = rank_blocks(
        dataset, [scores[first : first + block] for first in range(0, count, block)], depth=depth
    )
    rounded = np.round(scores, 6)
    for row in range(count):
        order = sorted(range(width), key=lambda d: (-rounded[row, d], d))
        last = rounded[row, order[min(depth, width) - 1]]
        head = [d for d in order if rounded[row, d] >= last]
        rest = [d for d in order if rounded[row, d] < last and d in families[row]]
        span = slice(ranking.offsets[row], ranking.offsets[row + 1])
        assert ranking.documents[span].tolist() == head + rest
        assert ranking.scores[span].tolist() == [rounded[row, d] for d in head + rest]
        assert ranking.heads[row] == len(head)
    # The same entries one by one, in any order, give the same ranking.
    pairs = data.draw(st.permutations([(q, d) for q in range(count) for d in range(width)]))
    rows, columns = np.array(pairs).T
    other = rank_entries(dataset, rows, columns, scores[rows, columns], depth=depth)
    for name in ("offsets", "documents", "scores", "heads"):
        assert np.array_equal(getattr(other, name), getattr(ranking, name))


@settings(max_examples=150, deadline=None)
@given(
    arrays(np.float32, st.tuples(st.integers(1, 3), st.integers(1, 60)), elements=st.integers(-5, 20)),
    st.integers(1, 5),
    st.integers(1, 4),
)
def test_the_floor_of_groups_lets_every_head_pass_and_few_others(scores, depth, group):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("execretrieval.retrievers.topk._GROUP", group)
        patch.setattr("execretrieval.retrievers.topk._GROUPS_PER_PLACE", 1)
        floors = head_floor(scores, depth)
    for row, floor in zip(scores, floors, strict=True):
        ordered = sorted(row, reverse=True)
        assert floor <= ordered[min(depth, len(row)) - 1]
        if len(row) > depth:  # above the floor stand at most the members of depth - 1 groups
            assert sum(score > floor for score in row) <= (depth - 1) * group


@given(arrays(bool, st.tuples(st.integers(0, 4), st.integers(0, 9))))
def test_marked_is_nonzero(mask):
    assert [part.tolist() for part in marked(mask)] == [part.tolist() for part in np.nonzero(mask)]


def test_scores_must_be_finite(from_texts):
    dataset = from_texts(["a", "b"], ["q", "r"])
    with pytest.raises(InputError, match="score of c_1 for q_1 is not finite"):
        rank_blocks(dataset, [np.array([[0.0, 1.0]]), np.array([[1.0, np.nan]])], depth=1)


def test_rows_must_be_as_many_as_queries(from_texts):
    with pytest.raises(ValueError, match="1 rows of scores for 2 queries"):
        rank_blocks(from_texts(["a"], ["q", "r"], [[0], [0]]), [np.zeros((1, 1))], depth=1)


def test_nothing_to_rank(from_texts):
    ranking = rank_blocks(from_texts([], []), [], depth=3)
    assert len(ranking.documents) == 0
    assert ranking.missing == 0


def test_families_must_be_in_the_corpus(from_texts):
    with pytest.raises(InputError, match="query q_0: c_7 is not in the corpus"):
        rank_blocks(from_texts(["a"], ["q"], [[7]]), [np.zeros((1, 1))], depth=1)
