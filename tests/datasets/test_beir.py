from __future__ import annotations

import json
from pathlib import Path

import pytest

from execretrieval.datasets.beir import is_beir, read_beir
from execretrieval.datasets.export import export_beir
from execretrieval.errors import InputError

CORPUS = [{"_id": "d1", "title": "Mean", "text": "def mean(): ..."}, {"_id": "d0", "text": "def last(): ..."}]
QUERIES = [{"_id": "q1", "text": "the mean"}, {"_id": "q0", "text": "nothing"}]
QRELS = "query-id\tcorpus-id\tscore\nq1\td1\t1\nq1\td0\t0\n"


def beir(folder: Path, corpus=CORPUS, queries=QUERIES, qrels: str = QRELS) -> Path:
    (folder / "qrels").mkdir()
    for name, rows in (("corpus", corpus), ("queries", queries)):
        text = "".join(row if isinstance(row, str) else json.dumps(row) + "\n" for row in rows)
        (folder / f"{name}.jsonl").write_text(text)
    (folder / "qrels" / "test.tsv").write_text(qrels)
    return folder


def test_what_is_judged_is_read(tmp_path):
    assert not is_beir(tmp_path)
    dataset = read_beir(beir(tmp_path))
    assert is_beir(tmp_path)
    assert [(row.corpus_id, row.code, row.label) for row in dataset.corpus] == [
        ("d0", "def last(): ...", "incorrect"),
        ("d1", "Mean\ndef mean(): ...", "correct"),
    ]
    assert [(row.query_id, row.correct_corpus_ids) for row in dataset.queries] == [("q1", ("d1",))]
    assert dataset.notes == ("1 queries have no judgement and are left out",)


def test_several_documents_may_be_relevant_to_a_query(tmp_path):
    qrels = "query-id\tcorpus-id\tscore\nq1\td1\t1\nq1\td0\t2\nq0\td0\t1\nq0\td0\t1\n"
    dataset = read_beir(beir(tmp_path, qrels=qrels))
    assert [(row.query_id, row.correct_corpus_ids) for row in dataset.queries] == [
        ("q0", ("d0",)),
        ("q1", ("d0", "d1")),
    ]
    assert [row.label for row in dataset.corpus] == ["correct", "correct"]
    assert dataset.notes == ("1 judgements have a grade above 1, taken as 1",)
    export_beir(dataset, tmp_path / "again")
    assert (tmp_path / "again/qrels/test.tsv").read_text().splitlines()[1:] == [
        "q0\td0\t1",
        "q1\td0\t1",
        "q1\td1\t1",
    ]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"corpus": [*CORPUS, CORPUS[0]]}, "corpus.jsonl:3: the id d1 stands twice"),
        ({"corpus": [CORPUS[0], {"_id": 7, "text": "x"}]}, "corpus.jsonl:2: needs `_id` and `text`"),
        ({"queries": [QUERIES[0], "{\n"]}, "queries.jsonl:2: JSON that ends too early"),
        ({"qrels": QRELS + "q9\td1\t1\n"}, "test.tsv:4: the id q9 is not in the folder"),
        ({"qrels": QRELS + "q1\td9\t1\n"}, "test.tsv:4: the id d9 is not in the folder"),
        ({"qrels": QRELS + "q1\td0\t2\n"}, "test.tsv:4: another grade of d0 for query q1"),
        ({"qrels": QRELS + "q1 d0 2\n"}, "test.tsv:4: must be query, document and grade"),
        ({"qrels": QRELS + "q1\td0\tx\n"}, "test.tsv:4: must be query, document and grade"),
    ],
)
def test_folders_that_cannot_be_read(tmp_path, change, reason):
    with pytest.raises(InputError, match=reason):
        read_beir(beir(tmp_path, **change))
