from __future__ import annotations

from execretrieval.scorer.judgements import judge
from execretrieval.scorer.queries import Settings, query_rows


def ranks(dataset, ranking, ties="expected"):
    rows = query_rows(ranking, judge(dataset), Settings(ties=ties))
    return [
        [(each["corpus_id"], each["first"], each["last"]) for each in row["family"]["members"]]
        for row in rows
    ]


def test_a_rank_is_a_span_where_members_tie(make_dataset, make_ranking):
    dataset = make_dataset(5, [(0, 1, 2), (3, 4)])
    # Query 0: document 4 first, then 0, 1 and 3 tie over places 2 to 4, then 2.
    ranking = make_ranking(dataset, [[5, 5, 1, 5, 9], [1, 2, 3, 4, 5]])
    assert ranks(dataset, ranking) == [
        [("c_000", 2, 4), ("c_001", 2, 4), ("c_002", 5, 5)],
        [("c_003", 2, 2), ("c_004", 1, 1)],
    ]
    assert ranks(dataset, ranking, "corpus-order")[0][:2] == [("c_000", 2, 2), ("c_001", 3, 3)]


def test_below_the_head_only_a_bound_is_known(make_dataset, make_ranking):
    dataset = make_dataset(30, [(0, 1)])
    # 0 is the last of 30 and 1 ties for the tenth place with 2, so that the head holds eleven.
    scores = [0.0, 20.0, 20.0, *(100.0 - each for each in range(9)), *(1.0 for _ in range(18))]
    ranking = make_ranking(dataset, [scores], depth=10)
    assert ranks(dataset, ranking) == [[("c_000", 12, None), ("c_001", 10, 11)]]


def test_what_was_not_retrieved_has_no_rank(make_dataset):
    import numpy as np

    from execretrieval.retrievers.topk import rank_entries

    dataset = make_dataset(3, [(0, 1)])
    ranking = rank_entries(dataset, np.array([0]), np.array([1]), np.array([1.0]), depth=10)
    assert ranks(dataset, ranking) == [[("c_000", None, None), ("c_001", 1, 1)]]
