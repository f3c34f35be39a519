from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.errors import InputError, UsageError
from execretrieval.retrievers import parse_system
from execretrieval.retrievers.bm25 import BM25
from execretrieval.retrievers.models import Options
from execretrieval.retrievers.rerank import Executed, Reranked, cost_curve, cut
from execretrieval.retrievers.systems import rerank
from execretrieval.retrievers.systems_file import read_systems
from execretrieval.retrievers.topk import rank_blocks


class Fixed:
    recipe = {"kind": "fixed"}  # noqa: RUF012  # a stand-in

    def __init__(self, scores):
        self.scores = np.array(scores, dtype=float)

    def __str__(self):
        return "fixed"

    def retrieve(self, dataset, *, depth):
        return rank_blocks(dataset, [self.scores], depth=depth)


class Length:
    recipe = {"kind": "length"}  # noqa: RUF012  # a stand-in

    def __str__(self):
        return "length"

    def score(self, pairs):
        return np.array([len(document) for _, document in pairs], dtype=float)


def test_a_reranker_orders_the_head_and_nothing_else(from_texts):
    dataset = from_texts(["a", "bbb", "cc", "dddd"], ["q"], [[3]])
    system = Reranked(Fixed([[4, 3, 2, 1]]), Length(), candidates=3)
    assert system.retrieve(dataset, depth=10).documents.tolist() == [1, 2, 0]
    assert str(system) == "fixed > length @ 3"


def test_a_tie_at_the_cut_is_decided_by_content_not_by_place(from_texts):
    texts = [f"code {n}" for n in range(9)]
    dataset = from_texts(texts, ["q"])
    turned = from_texts(texts[::-1], ["q"])
    flat = np.zeros((1, 9))
    _, first = cut(rank_blocks(dataset, [flat], depth=4), dataset, 4)
    _, second = cut(rank_blocks(turned, [flat], depth=4), turned, 4)
    assert len(first) == 4
    assert [texts[n] for n in first] == [texts[::-1][n] for n in second]


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6), st.integers(0, 2**32 - 1))
def test_execution_brings_what_passes_to_the_top(from_texts, candidates, seed):
    generator = np.random.default_rng(seed)
    dataset = from_texts([f"code {n}" for n in range(8)], ["p", "q", "r"])
    passing = generator.random((3, 8)) < 0.3
    asked = []

    def verdicts(pairs):
        asked.extend((query.query_id, document.corpus_id) for query, document in pairs)
        return [bool(passing[int(q.query_id[2:]), int(d.corpus_id[2:])]) for q, d in pairs]

    first = Fixed(generator.integers(0, 4, (3, 8)))
    ranking = Executed(first, verdicts, candidates).retrieve(dataset, depth=10)
    queries, documents = cut(first.retrieve(dataset, depth=candidates), dataset, candidates)
    runs = []
    for query in range(3):
        order = documents[queries == query].tolist()
        solved = next((n for n, d in enumerate(order) if passing[query, d]), None)
        ran = order if solved is None else order[: solved + 1]
        expected = ran if solved is None else [order[solved], *order[solved + 1 :], *order[:solved]]
        span = slice(ranking.offsets[query], ranking.offsets[query + 1])
        assert ranking.documents[span].tolist() == expected
        # The first is right exactly if any of the candidates is: exec@1 = exec@candidates.
        assert passing[query, expected[0]] == passing[query, order].any()
        runs += [(f"q_{query}", f"c_{d}") for d in ran]
    assert sorted(asked) == sorted(runs)
    curve = ranking.facts["cost"]
    assert len(curve) == candidates
    assert curve[-1]["runs_per_query"] == pytest.approx(len(runs) / 3, abs=1e-6)


def test_the_cost_curve_by_hand():
    curve = cost_curve(np.array([1, 3, 0, 0]), np.array([3, 3, 3, 2]), 3)
    assert curve == [
        {"budget": 1, "exec@1": 0.25, "runs_per_query": 1.0},
        {"budget": 2, "exec@1": 0.25, "runs_per_query": 1.75},
        {"budget": 3, "exec@1": 0.5, "runs_per_query": 2.25},
    ]


def test_a_python_function_reranks(from_texts, tmp_path, monkeypatch):
    (tmp_path / "my_reranker.py").write_text(
        "def shortest(pairs):\n    return [-len(d) for _, d in pairs]\ndef odd(pairs):\n    return [1.0]\n"
    )
    monkeypatch.chdir(tmp_path)
    dataset = from_texts(["aaa", "b", "cc"], ["q"])
    system = rerank(Fixed([[3, 2, 1]]), "py:my_reranker:shortest", 3, None)
    assert system.retrieve(dataset, depth=3).documents.tolist() == [1, 2, 0]
    with pytest.raises(UsageError, match="must return 3 finite scores"):
        rerank(Fixed([[3, 2, 1]]), "py:my_reranker:odd", 3, None).retrieve(dataset, depth=3)


@pytest.mark.parametrize("name", ["execution", "execution:x", "ce", "llm:gpt", ""])
def test_unknown_rerankers_list_what_exists(name):
    with pytest.raises(UsageError, match=r"there are execution, ce:MODEL|write ce:MODEL"):
        rerank(BM25(), name, 3, None)


SYSTEMS = """
[[system]]
system = "bm25"

[[system]]
name = "mine"
system = "openai:m@http://h/v1"
query_prefix = "Q: "
dims = 8

[[system]]
name = "hybrid"
fuse = ["bm25", "bm25:words"]
k = 10

[[system]]
name = "checked"
system = "bm25"
rerank = "execution"
depth = 4
"""


def test_a_file_of_systems(tmp_path, from_texts):
    path = tmp_path / "systems.toml"
    path.write_text(SYSTEMS)
    systems = read_systems(path, Options(), lambda pairs: [False] * len(pairs))
    assert list(map(str, systems)) == ["bm25", "mine", "hybrid", "checked"]
    mine, hybrid, checked = (dict(each.recipe) for each in systems[1:])
    assert (mine["system"], mine["query_prefix"], mine["dims"], mine["prompt_source"]) == (
        "openai:m@http://h/v1", "Q: ", 8, "cli",
    )  # fmt: skip
    assert (hybrid["method"], hybrid["k"], hybrid["depth"]) == ("rrf", 10, 1000)
    assert (checked["system"], checked["candidates"]) == ("bm25 > execution @ 4", 4)
    dataset = from_texts(["mean of a list", "sum of a list", "x"], ["mean"])
    assert systems[2].retrieve(dataset, depth=1).documents[0] == 0
    json.dumps([dict(each.recipe) for each in systems])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "must hold tables"),
        ("x = 1", "must hold tables"),
        ("[[system]\n", "not TOML"),
        ("[[system]]\nname = 'x'", "system 1: needs one of `system` and `fuse`"),
        ("[[system]]\nsystem = 'bm25'\nfuse = []", "system 1: needs one of"),
        ("[[system]]\nsystem = 'bm25'\n[[system]]\nsystem = 'bm26'", "system 2: no system 'bm26'"),
        ("[[system]]\nsystem = 'bm25'\n[[system]]\nsystem = 'bm25'", "system 2: a second system called bm25"),
        ("[[system]]\nsystem = 'bm25'\nprefix = ''", "unknown key 'prefix'"),
        ("[[system]]\nsystem = 'bm25'\ndims = '8'", "dims must be of type int"),
        ("[[system]]\nsystem = 'bm25'\nsimilarity = 'l2'", "similarity must be cosine or dot"),
        ("[[system]]\nfuse = ['bm25', 'bm25:words']", "and a name"),
        ("[[system]]\nname = 'x'\nfuse = ['bm25']", "two systems or more"),
        ("[[system]]\nsystem = 'bm25'\nrerank = 'x'", "no reranker 'x'"),
        ("[[system]]\nsystem = 'bm25'\nrerank = 'execution'\ndepth = 0", "depth must be at least 1"),
    ],
)
def test_files_that_are_none(tmp_path, text, reason):
    path = tmp_path / "systems.toml"
    path.write_text(text)
    with pytest.raises(InputError, match=reason):
        read_systems(path, Options(), lambda pairs: [False] * len(pairs))


@pytest.mark.filterwarnings("ignore")
def test_a_real_cross_encoder_is_loaded_and_asked(tmp_path, from_texts):
    package = pytest.importorskip("sentence_transformers", reason="the extra `dense` is not installed")
    transformers = pytest.importorskip("transformers")
    del package
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "mean", "sum", "list", "x"]
    (tmp_path / "vocab.txt").write_text("\n".join(words))
    config = transformers.BertConfig(
        vocab_size=len(words),
        hidden_size=8,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=8,
        num_labels=1,
    )
    folder = tmp_path / "model"
    transformers.BertForSequenceClassification(config).save_pretrained(folder)
    transformers.BertTokenizerFast(vocab_file=str(tmp_path / "vocab.txt")).save_pretrained(folder)
    dataset = from_texts(["mean list", "sum list", "mean list"], ["mean", "sum"])
    system = rerank(parse_system("bm25"), f"ce:{folder}", 3, None)
    ranking = system.retrieve(dataset, depth=3)
    assert system.recipe["reranker"]["recipe"]["revision"].startswith("sha256:")
    for query in range(2):
        span = slice(ranking.offsets[query], ranking.offsets[query + 1])
        scores = dict(zip(ranking.documents[span].tolist(), ranking.scores[span].tolist(), strict=True))
        assert scores[0] == scores[2]
