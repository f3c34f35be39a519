from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.datasets import CorpusRow, Dataset, QueryRow
from execretrieval.datasets.export import export_beir, export_trec, export_triplets
from execretrieval.datasets.neighbours import near_duplicates, split_families
from execretrieval.errors import InputError, OutputError


def dataset(tasks: list[tuple[str, str, list[str]]], prefix: str = "q") -> Dataset:
    """(query, canonical, distractors) by number."""
    corpus, queries = [], []
    for query, canonical, distractors in tasks:
        ids = [f"c{len(corpus) + n}" for n in range(1 + len(distractors))]
        corpus.append(CorpusRow(ids[0], canonical, "correct", "e"))
        corpus += [
            CorpusRow(each, code, "incorrect", "e") for each, code in zip(ids[1:], distractors, strict=True)
        ]
        queries.append(QueryRow(f"{prefix}{len(queries)}", query, (), (ids[0],), tuple(ids[1:]), "e", {}))
    return Dataset(None, tuple(corpus), tuple(queries), (), (), None)


SMALL = [("Mean\nof  a list", "def mean(x): ...", ["def mean(x): ..,"]), ("Größe", "def size(x): ...", [])]


def rows(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_beir(tmp_path):
    export_beir(dataset(SMALL), tmp_path / "out")
    assert rows(tmp_path / "out/corpus.jsonl")[1] == {"_id": "c1", "title": "", "text": "def mean(x): ..,"}
    assert rows(tmp_path / "out/queries.jsonl")[0] == {"_id": "q0", "text": "Mean\nof  a list"}
    qrels = (tmp_path / "out/qrels/test.tsv").read_text()
    assert qrels == "query-id\tcorpus-id\tscore\nq0\tc0\t1\nq1\tc2\t1\n"


def test_trec(tmp_path):
    export_trec(dataset(SMALL), tmp_path / "out")
    assert (tmp_path / "out/qrels.txt").read_text() == "q0 0 c0 1\nq1 0 c2 1\n"
    assert (tmp_path / "out/topics.tsv").read_text(encoding="utf-8") == "q0\tMean of a list\nq1\tGröße\n"
    assert rows(tmp_path / "out/corpus.jsonl")[0] == {"id": "c0", "contents": "def mean(x): ..."}


@pytest.mark.parametrize("export", [export_beir, export_trec])
def test_ids_that_these_formats_cannot_hold(tmp_path, export):
    with pytest.raises(InputError, match="c0 is the id of a query and of a snippet"):
        export(dataset(SMALL, prefix="c"), tmp_path / "out")
    with pytest.raises(InputError, match="the id 'q 0' holds a blank"):
        export(dataset(SMALL, prefix="q "), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path):
    (tmp_path / "mine").write_text("x")
    with pytest.raises(OutputError, match="is not empty"):
        export_beir(dataset(SMALL), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_triplets_leave_out_families_without_negatives(tmp_path):
    counts = export_triplets(dataset(SMALL), tmp_path / "out", test_share=0.0, seed=0)
    assert counts == {"train": 1, "test": 0}
    assert rows(tmp_path / "out/train.jsonl") == [
        {"query": "Mean\nof  a list", "positive": "def mean(x): ...", "negatives": ["def mean(x): ..,"]}
    ]
    assert (tmp_path / "out/test.jsonl").read_bytes() == b""


LOOP = "def {f}({a}):\n    {t} = 0\n    for {i} in {a}:\n        {t} += {i} * 2\n    return {t}\n"


def test_near_duplicates_are_told_by_structure_or_query_and_chained():
    one = LOOP.format(f="total", a="xs", t="t", i="x")
    renamed = LOOP.format(f="sum_up", a="values", t="acc", i="v").replace("2", "3")
    other = "def first(xs):\n    if not xs:\n        raise ValueError('none')\n    return xs[0]\n"
    families = dataset(
        [
            ("Add up twice the numbers.", one, []),
            ("Something else entirely here.", renamed, []),
            ("something ELSE entirely here.", "class A: pass", []),
            ("The first of a list.", other, []),
            ("Not Python", "def (", []),
        ]
    ).families
    assert near_duplicates(families) == [0, 0, 0, 1, 2]
    assert near_duplicates([]) == []


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=12, unique=True), st.integers(0, 3), st.data()
)
def test_a_split_keeps_groups_together_and_the_order_of_tasks_says_nothing(names, seed, data):
    tasks = [
        (f"do {name} {twin}", f"x = {name!r} {'+ 1' * ord(name)}", ["y"]) for name in names for twin in (1, 2)
    ]
    train, test = split_families(dataset(tasks).families, test_share=0.5, seed=seed)
    sides = {family.query.query: side for side, held in ((0, train), (1, test)) for family in held}
    assert len(sides) == len(tasks)
    turned = data.draw(st.permutations(tasks))
    again_train, _ = split_families(dataset(turned).families, test_share=0.5, seed=seed)
    assert {family.query.query for family in again_train} == {
        query for query, side in sides.items() if side == 0
    }
    for name in names:
        assert sides[f"do {name} 1"] == sides[f"do {name} 2"]
