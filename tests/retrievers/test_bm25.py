from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rank_bm25 import BM25Okapi

from execretrieval.retrievers.bm25 import BM25, BM25Index
from execretrieval.retrievers.tokenizers import TOKENIZERS, identifiers, words
from execretrieval.retrievers.topk import rank_blocks

SHARED = Path(__file__).resolve().parents[2] / "../shared/data"
TERMS = st.lists(st.sampled_from("abcdefg"), max_size=8)
PARAMETERS = {"k1": 1.5, "b": 0.75, "epsilon": 0.25}


@settings(max_examples=200, deadline=None)
@given(st.lists(TERMS, min_size=1, max_size=7), st.lists(TERMS, min_size=1, max_size=3))
def test_scores_equal_rank_bm25(corpus, queries):
    found = BM25Index(corpus, **PARAMETERS).scores(queries)
    assert found.shape == (len(queries), len(corpus))
    if any(corpus):
        oracle = BM25Okapi(corpus, **PARAMETERS)
        expected = np.array([oracle.get_scores(query) for query in queries])
        assert np.abs(found - expected).max() < 1e-9
    else:
        assert not found.any()


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
def test_real_corpora_rank_as_rank_bm25_ranks_them(from_texts, tokenizer):
    if not SHARED.exists():
        pytest.skip("the shared data is not there")
    with gzip.open(SHARED / "HumanEval.jsonl.gz", "rt", encoding="utf-8") as stream:
        rows = [json.loads(line) for line in stream]
    pairs = [(row["prompt"] + row["canonical_solution"], row["prompt"]) for row in rows]
    mbpp = (SHARED / "mbpp.jsonl").read_text(encoding="utf-8").splitlines()
    pairs += [(row["code"], row["text"]) for row in map(json.loads, mbpp)]
    dataset = from_texts([code for code, _ in pairs], [query for _, query in pairs[::12]])
    cut = TOKENIZERS[tokenizer].cut
    oracle = BM25Okapi([cut(row.code) for row in dataset.corpus])
    expected = np.array([oracle.get_scores(cut(row.query)) for row in dataset.queries])
    index = BM25Index([cut(row.code) for row in dataset.corpus], **PARAMETERS)
    assert np.abs(index.scores([cut(row.query) for row in dataset.queries]) - expected).max() < 1e-9
    ours = BM25(tokenizer).retrieve(dataset, depth=10)
    theirs = rank_blocks(dataset, [expected], depth=10)
    assert np.array_equal(ours.documents, theirs.documents)
    assert np.array_equal(ours.heads, theirs.heads)


@pytest.mark.parametrize(
    ("corpus", "queries"),
    [([], []), (["", "++"], ["mean"]), (["a b"], [""]), (["a b"], ["unknown"]), (["a"], [])],
    ids=["nothing", "no vocabulary", "empty query", "unknown term", "no query"],
)
def test_where_there_is_nothing_to_score_all_score_zero(from_texts, corpus, queries):
    ranking = BM25().retrieve(from_texts(corpus, queries), depth=10)
    assert ranking.heads.tolist() == [len(corpus)] * len(queries)
    assert not ranking.scores.any()


def test_blocks_do_not_change_the_ranking(from_texts, monkeypatch):
    texts = [f"alpha beta{n % 3} gamma{n % 2}" for n in range(20)]
    dataset = from_texts(texts, [f"beta{n % 3} alpha" for n in range(7)])
    whole = BM25().retrieve(dataset, depth=3)
    monkeypatch.setattr("execretrieval.retrievers.bm25.BLOCK_CELLS", 40)
    blocked = BM25().retrieve(dataset, depth=3)
    assert np.array_equal(whole.documents, blocked.documents)
    assert np.array_equal(whole.scores, blocked.scores)


@pytest.mark.parametrize(
    ("text", "plain", "split"),
    [
        ("tail_mean(readings, k)", ["tail_mean", "readings", "k"], ["tail", "mean", "readings", "k"]),
        ("meanOfLast", ["meanoflast"], ["mean", "of", "last"]),
        ("HTTPServer2 = x1", ["httpserver2", "x1"], ["http", "server2", "x1"]),
        ("__init__", ["__init__"], ["init"]),
        ("base64Encode != 3.5", ["base64encode", "3", "5"], ["base64", "encode", "3", "5"]),
        ("größe_maß", ["größe_maß"], ["größe", "maß"]),
        ("<= == +", [], []),
    ],
)
def test_tokenizers(text, plain, split):
    assert words(text) == plain
    assert identifiers(text) == split


def test_the_recipe_names_what_decides_a_score():
    recipe = BM25("words").recipe
    assert recipe["tokenizer"] == "words"
    assert recipe["pattern"] == r"\w+"
    assert (recipe["k1"], recipe["b"], recipe["epsilon"]) == (1.5, 0.75, 0.25)
