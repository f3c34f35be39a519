"""The closed forms against every order of every tie."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.scorer.judgements import judge
from execretrieval.scorer.metrics import exec_at, group, ndcg_at, precision_at
from execretrieval.scorer.queries import Settings, query_rows
from execretrieval.scorer.summary import summarise

KS = (1, 2, 3, 5)
MEASURES = {"exec": exec_at, "precision": precision_at, "ndcg": ndcg_at}


def orders(scores: list[float]) -> list[list[int]]:
    """All rankings of the documents that the scores allow."""
    levels = sorted(set(scores), reverse=True)
    ties = [[d for d, score in enumerate(scores) if score == level] for level in levels]
    return [[d for part in parts for d in part] for parts in product(*map(permutations, ties))]


def by_hand(name: str, order: list[int], k: int, passing: set[int], canonical: int) -> float:
    top = order[:k]
    if name == "exec":
        return float(any(d in passing for d in top))
    if name == "precision":
        return sum(d in passing for d in top) / k
    return 1 / math.log2(top.index(canonical) + 2) if canonical in top else 0.0


@st.composite
def cases(draw):
    n = draw(st.integers(1, 6))
    families = draw(
        st.lists(st.permutations(range(n)).map(lambda p: p[: max(1, n // 2)]), min_size=1, max_size=3)
    )
    also = draw(st.sets(st.tuples(st.integers(0, len(families) - 1), st.integers(0, n - 1)), max_size=3))
    scores = draw(
        st.lists(
            st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=n, max_size=n),
            min_size=len(families),
            max_size=len(families),
        )
    )
    return n, families, sorted(also), scores


@settings(max_examples=150, deadline=None)
@given(cases(), st.sampled_from(KS))
def test_metrics_are_the_mean_over_all_orders(make_dataset, make_ranking, case, k):
    n, families, also, scores = case
    dataset = make_dataset(n, families, also)
    # Cut at k, so that the cut runs through ties.
    groups = group(make_ranking(dataset, scores, depth=k), judge(dataset), "expected")
    for name, measure in MEASURES.items():
        found = measure(groups, k)
        for query, family in enumerate(families):
            passing = {family[0]} | {d for q, d in also if q == query}
            values = [by_hand(name, order, k, passing, family[0]) for order in orders(scores[query])]
            assert found.expected[query] == pytest.approx(np.mean(values), abs=1e-12)
            assert found.worst[query] == pytest.approx(min(values))
            assert found.best[query] == pytest.approx(max(values))


@settings(max_examples=100, deadline=None)
@given(cases())
def test_family_and_rank_1_are_the_mean_over_all_orders(make_dataset, make_ranking, case):
    n, families, also, scores = case
    dataset = make_dataset(n, families, also)
    rows = query_rows(make_ranking(dataset, scores), judge(dataset), Settings())
    for query, (canonical, *distractors) in enumerate(families):
        held = orders(scores[query])
        passing = {canonical} | {d for q, d in also if q == query}
        above = [[order.index(d) < order.index(canonical) for d in distractors] for order in held]
        assert rows[query]["family"]["canonical_first"] == pytest.approx(
            np.mean([not any(row) for row in above])
        )
        for number, pair in enumerate(rows[query]["family"]["pairs"]):
            assert pair["deceived"] == pytest.approx(np.mean([row[number] for row in above]))
        first = [order[0] for order in held]
        rank1 = rows[query]["rank1"]
        assert rank1["passing"] == pytest.approx(np.mean([d in passing for d in first]))
        assert rank1["paired_distractor"] == pytest.approx(
            np.mean([d in distractors and d not in passing for d in first])
        )
        assert sum(rank1.values()) == pytest.approx(1)


def test_a_constant_score_gets_exactly_the_chance_level(make_dataset, make_ranking):
    families = [(0, 1, 2, 3, 4), (5, 6, 7), (8, 9, 10, 11, 12)]
    dataset = make_dataset(30, families, also_passing=[(0, 20), (0, 21), (2, 1)])
    rows = query_rows(make_ranking(dataset, [[0.25] * 30] * 3), judge(dataset), Settings())
    result = summarise(rows, 30, (1, 3, 5, 10))
    for name, chance in result["chance"].items():
        assert result["metrics"][name] == chance
        assert result["chance_corrected"][name] == 0
    # exec@3 by counting: 3, 1 and 2 of 30 pass.
    by_hand = np.mean([1 - math.comb(30 - p, 3) / math.comb(30, 3) for p in (3, 1, 2)])
    assert result["metrics"]["exec@3"] == pytest.approx(by_hand, abs=1e-6)
    assert result["family"]["exec@1"] == result["family"]["chance"] == round((1 / 5 + 1 / 3 + 1 / 5) / 3, 6)
    assert result["family"]["chance_corrected"] == 0
    assert result["deception"]["rate"] == 0.5
    assert result["deception"]["tie_rate"] == 1
    # Of the errors at rank 1: 4, 2 and 4 paired bugs of 27, 29 and 28 failing documents.
    assert result["rank1"]["paired_share_of_errors"] == pytest.approx(
        (4 + 2 + 4) / 30 / ((27 + 29 + 28) / 30), abs=1e-6
    )


def test_corpus_order_takes_equals_as_they_stand(make_dataset, make_ranking):
    dataset = make_dataset(4, [(1, 0, 2), (0, 3)])
    ranking = make_ranking(dataset, [[1, 1, 1, 0], [0, 0, 0, 0]])
    rows = query_rows(ranking, judge(dataset), Settings(ties="corpus-order"))
    assert [row["metrics"]["exec@1"] for row in rows] == [0, 1]
    assert rows[0]["metrics"]["exec@3"] == 1
    assert rows[0]["metrics"]["ndcg@3"] == pytest.approx(1 / math.log2(3))
    assert [pair["deceived"] for pair in rows[0]["family"]["pairs"]] == [1, 0]
    assert [hit["corpus_id"] for hit in rows[0]["top_results"]] == ["c_000", "c_001", "c_002", "c_003"]
    assert rows[0]["rank1"]["paired_distractor"] == 1
    # They are still counted as ties.
    assert summarise(rows, 4, (1, 3, 5, 10))["deception"]["tie_rate"] == 1


def test_ndcg_equals_trec_eval_without_ties(make_dataset, make_ranking):
    pytrec_eval = pytest.importorskip("pytrec_eval", reason="pytrec_eval-terrier is not installed")
    generator = np.random.default_rng(7)
    families = [(number,) for number in range(40)]
    dataset = make_dataset(60, families)
    scores = np.array([generator.permutation(60) for _ in families], dtype=float)
    evaluator = pytrec_eval.RelevanceEvaluator(
        {row.query_id: {row.correct_corpus_ids[0]: 1} for row in dataset.queries}, {"ndcg_cut.1,3,5,10"}
    )
    run = {
        row.query_id: {document.corpus_id: scores[q, d] for d, document in enumerate(dataset.corpus)}
        for q, row in enumerate(dataset.queries)
    }
    theirs = evaluator.evaluate(run)
    groups = group(make_ranking(dataset, scores), judge(dataset), "expected")
    for k in (1, 3, 5, 10):
        ours = ndcg_at(groups, k).expected
        for q, row in enumerate(dataset.queries):
            assert ours[q] == pytest.approx(theirs[row.query_id][f"ndcg_cut_{k}"], abs=1e-12)


def without_tests(dataset, relevant: list[list[int]]):
    """The dataset with all of `relevant` correct for each query, and nothing to run."""
    queries = tuple(
        replace(row, test_suite=(), correct_corpus_ids=tuple(f"c_{d:03}" for d in each))
        for row, each in zip(dataset.queries, relevant, strict=True)
    )
    return replace(dataset, queries=queries)


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=2, max_size=6),
    st.sets(st.integers(0, 5), min_size=1, max_size=5),
    st.sampled_from(KS),
)
def test_ndcg_of_several_relevant_documents_is_the_mean_over_all_orders(
    make_dataset, make_ranking, scores, chosen, k
):
    relevant = sorted({d % len(scores) for d in chosen})
    dataset = without_tests(make_dataset(len(scores), [(relevant[0],)]), [relevant])
    found = ndcg_at(group(make_ranking(dataset, [scores], depth=k), judge(dataset), "expected"), k)
    ideal = sum(1 / math.log2(rank + 2) for rank in range(min(len(relevant), k)))
    values = [
        sum(1 / math.log2(rank + 2) for rank, d in enumerate(order[:k]) if d in relevant) / ideal
        for order in orders(scores)
    ]
    assert found.expected[0] == pytest.approx(np.mean(values), abs=1e-12)
    assert found.worst[0] == pytest.approx(min(values))
    assert found.best[0] == pytest.approx(max(values))


def test_ndcg_of_several_relevant_documents_equals_trec_eval(make_dataset, make_ranking):
    pytrec_eval = pytest.importorskip("pytrec_eval", reason="pytrec_eval-terrier is not installed")
    generator = np.random.default_rng(8)
    relevant = [sorted(generator.choice(60, 1 + n % 15, replace=False).tolist()) for n in range(40)]
    dataset = without_tests(make_dataset(60, [(each[0],) for each in relevant]), relevant)
    scores = np.array([generator.permutation(60) for _ in relevant], dtype=float)
    names = [row.corpus_id for row in dataset.corpus]
    theirs = pytrec_eval.RelevanceEvaluator(
        {row.query_id: dict.fromkeys(row.correct_corpus_ids, 1) for row in dataset.queries},
        {"ndcg_cut.1,3,5,10"},
    ).evaluate(
        {
            row.query_id: dict(zip(names, line.tolist(), strict=True))
            for row, line in zip(dataset.queries, scores, strict=True)
        }
    )
    groups = group(make_ranking(dataset, scores), judge(dataset), "expected")
    for k in (1, 3, 5, 10):
        for q, row in enumerate(dataset.queries):
            assert ndcg_at(groups, k).expected[q] == pytest.approx(
                theirs[row.query_id][f"ndcg_cut_{k}"], abs=1e-12
            )


def test_chance_holds_for_several_relevant_documents(make_dataset, make_ranking):
    relevant = [[0, 3, 4], list(range(12))]
    dataset = without_tests(make_dataset(20, [(0,), (0,)]), relevant)
    rows = query_rows(make_ranking(dataset, [[0.5] * 20] * 2), judge(dataset), Settings())
    result = summarise(rows, 20, (1, 3, 5, 10))
    assert [row["n_relevant"] for row in rows] == [3, 12]
    for name, chance in result["chance"].items():
        assert result["metrics"][name] == chance
