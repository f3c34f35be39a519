"""Datasets for other tools: BEIR folders, TREC files, triplets to train with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from execretrieval.datasets.atomic import new_folder, write_synced
from execretrieval.datasets.model import Dataset, Family
from execretrieval.datasets.neighbours import split_families
from execretrieval.errors import InputError


def export_beir(dataset: Dataset, folder: Path) -> None:
    """Write `corpus.jsonl`, `queries.jsonl` and `qrels/test.tsv`, as beir, mteb and pyserini read them.

    What is relevant has grade 1: the canonical, or all that is correct for a query without tests. Raises
    `InputError` where a query and a snippet share an id, since beir leaves such a snippet out without a word;
    `OutputError` for a folder that is not empty.
    """
    _check_ids(dataset)
    corpus = [{"_id": row.corpus_id, "title": "", "text": row.code} for row in dataset.corpus]
    queries = [{"_id": row.query_id, "text": row.query} for row in dataset.queries]
    qrels = "query-id\tcorpus-id\tscore\n" + "".join(
        f"{query}\t{document}\t1\n" for query, document in _relevant(dataset)
    )
    with new_folder(folder) as partial:
        (partial / "qrels").mkdir()
        write_synced(partial / "corpus.jsonl", _lines(corpus))
        write_synced(partial / "queries.jsonl", _lines(queries))
        write_synced(partial / "qrels" / "test.tsv", qrels.encode())


def export_trec(dataset: Dataset, folder: Path) -> None:
    """Write `qrels.txt` (query, 0, document, 1), `topics.tsv` and `corpus.jsonl` (id, contents).

    Blanks in a topic are single ones, for the format has one topic a line. Raises `OutputError` for a
    folder that is not empty.
    """
    _check_ids(dataset)
    qrels = "".join(f"{query} 0 {document} 1\n" for query, document in _relevant(dataset))
    topics = "".join(f"{row.query_id}\t{' '.join(row.query.split())}\n" for row in dataset.queries)
    corpus = [{"id": row.corpus_id, "contents": row.code} for row in dataset.corpus]
    with new_folder(folder) as partial:
        write_synced(partial / "qrels.txt", qrels.encode())
        write_synced(partial / "topics.tsv", topics.encode())
        write_synced(partial / "corpus.jsonl", _lines(corpus))


def export_triplets(dataset: Dataset, folder: Path, *, test_share: float, seed: int) -> Mapping[str, int]:
    """Write `train.jsonl` and `test.jsonl` of (query, positive, negatives), and return the rows of each.

    Tasks with nearly the same code or query go to the same side; see `split_families`. Families without
    distractors are left out, since they have no negatives. Raises `OutputError` for a folder that is not
    empty.
    """
    families = [each for each in dataset.families if each.correct and each.distractors]
    train, test = split_families(families, test_share=test_share, seed=seed)
    with new_folder(folder) as partial:
        write_synced(partial / "train.jsonl", _lines(map(_triplet, train)))
        write_synced(partial / "test.jsonl", _lines(map(_triplet, test)))
    return {"train": len(train), "test": len(test)}


def _triplet(family: Family) -> dict[str, Any]:
    return {
        "query": family.query.query,
        "positive": family.correct[0].code,
        "negatives": [row.code for row in family.distractors],
    }


def _relevant(dataset: Dataset) -> Iterator[tuple[str, str]]:
    """Yield what is relevant: the canonical of a query with tests, all that is correct for one without."""
    for family in dataset.families:
        for row in family.correct[:1] if family.query.test_suite else family.correct:
            yield family.query.query_id, row.corpus_id


def _check_ids(dataset: Dataset) -> None:
    shared = next((row.query_id for row in dataset.queries if row.query_id in dataset.positions), None)
    if shared is not None:
        raise InputError(f"{shared} is the id of a query and of a snippet; rename one", path=dataset.path)
    for name in (*dataset.positions, *(row.query_id for row in dataset.queries)):
        if name.split() != [name]:
            raise InputError(f"the id {name!r} holds a blank, which these formats cannot", path=dataset.path)


def _lines(rows: Iterable[Mapping[str, Any]]) -> bytes:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode()
