"""No order of ids or rows changes a reported number."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.datasets import Dataset
from execretrieval.retrievers.bm25 import BM25
from execretrieval.scorer.judgements import judge
from execretrieval.scorer.queries import Settings
from execretrieval.scorer.results import render, score
from execretrieval.scorer.summary import summarise

WORDS = ["mean", "sum", "list", "last", "first", "def", "x"]


@st.composite
def shuffled(draw, make_dataset):
    dataset = make_dataset(12, [(0, 1, 2), (3, 4, 5, 6), (7, 8)], also_passing=[(0, 9)])
    texts = draw(st.lists(st.lists(st.sampled_from(WORDS), max_size=4), min_size=15, max_size=15))
    # Contents stay distinct, as the gates see to it; the scores tie all the same.
    corpus = [
        replace(row, code=" ".join(text) + " ;" * number)
        for number, (row, text) in enumerate(zip(dataset.corpus, texts[:12], strict=True))
    ]
    queries = [
        replace(row, query=" ".join(text) + " ?" * number)
        for number, (row, text) in enumerate(zip(dataset.queries, texts[12:], strict=True))
    ]
    dataset = replace(dataset, corpus=tuple(corpus), queries=tuple(queries))
    names = draw(st.permutations(range(12)))
    return dataset, renamed(dataset, names, draw(st.permutations(range(12))), draw(st.permutations(range(3))))


def renamed(dataset: Dataset, names: list[int], rows: list[int], queries: list[int]) -> Dataset:
    new = {row.corpus_id: f"z_{names[number]:02}" for number, row in enumerate(dataset.corpus)}
    corpus = [replace(row, corpus_id=new[row.corpus_id]) for row in dataset.corpus]
    held = [
        replace(
            row,
            query_id=f"p_{queries[number]}",
            correct_corpus_ids=tuple(new[each] for each in row.correct_corpus_ids),
            paired_distractor_corpus_ids=tuple(
                new[each] for each in reversed(row.paired_distractor_corpus_ids)
            ),
        )
        for number, row in enumerate(dataset.queries)
    ]
    return replace(
        dataset,
        corpus=tuple(corpus[number] for number in rows),
        queries=tuple(held[number] for number in queries),
    )


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_ids_and_rows_may_be_shuffled(make_dataset, data):
    plain, other = data.draw(shuffled(make_dataset))
    first, second = (score(judge(each), BM25(), Settings()) for each in (plain, other))
    totals = summarise(first["per_query"], 12, (1, 3, 5, 10))
    for name, value in totals.items():
        assert second[name] == value, name
    by_text = {row["query"]: row for row in second["per_query"]}
    for row in first["per_query"]:
        twin = by_text[row["query"]]
        assert [hit["similarity"] for hit in row["top_results"]] == [
            hit["similarity"] for hit in twin["top_results"]
        ]
        # Equals stand in an order of content, so even the 0/1 outcomes are the same.
        assert [hit["passes_all_tests"] for hit in row["top_results"]] == [
            hit["passes_all_tests"] for hit in twin["top_results"]
        ]


def test_totals_come_from_the_rows_and_bytes_repeat(make_dataset):
    dataset = make_dataset(20, [(0, 1, 2), (5, 6)])
    first, second = (render(score(judge(dataset), BM25("words"), Settings())) for _ in range(2))
    assert first == second
    result = score(judge(dataset), BM25("words"), Settings())
    assert summarise(result["per_query"], 20, result["ks"]).items() <= result.items()
    exec_at_3 = [row["metrics"]["exec@3"] for row in result["per_query"]]
    assert round(float(np.mean(exec_at_3)), 6) == result["metrics"]["exec@3"]
