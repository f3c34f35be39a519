from __future__ import annotations

import numpy as np
import pytest

from execretrieval.errors import InputError
from execretrieval.retrievers.frozen import FrozenVectors, freeze

QUERIES = np.array([[1.0, 0], [0, 1.0]], dtype=np.float32)
DOCUMENTS = np.array([[3.0, 0], [0, 1.0], [1.0, 1.0]], dtype=np.float32)


@pytest.fixture
def dataset(from_texts):
    return from_texts(["a", "b", "c"], ["x", "y"], [[0], [1]])


def frozen(tmp_path, **arrays) -> FrozenVectors:
    path = tmp_path / "v.npz"
    np.savez(path, **arrays)
    return FrozenVectors(str(path))


def test_rows_are_found_by_id_in_any_order_and_more_may_be_there(dataset, tmp_path):
    path = tmp_path / "v.npz"
    freeze(
        path,
        query_ids=["q_1", "q_0"],
        queries=QUERIES[::-1],
        corpus_ids=["c_2", "c_9", "c_1", "c_0"],
        documents=np.stack([DOCUMENTS[2], [9, 9], DOCUMENTS[1], DOCUMENTS[0]]),
        similarity="dot",
        provenance="{}",
    )
    ranking = FrozenVectors(str(path)).retrieve(dataset, depth=3)
    assert ranking.documents.tolist() == [0, 2, 1, 1, 2, 0]
    assert ranking.scores.tolist() == [3, 1, 0, 1, 1, 0]
    assert FrozenVectors(str(path)).recipe["similarity"] == "dot"


def test_the_default_is_the_cosine_and_rows_as_in_the_dataset(dataset, tmp_path):
    system = frozen(tmp_path, queries=QUERIES, documents=DOCUMENTS.astype(np.float16))
    ranking = system.retrieve(dataset, depth=3)
    half = round(0.5**0.5, 6)
    assert ranking.scores.tolist() == [1, half, 0, 1, half, 0]
    assert system.recipe["dtype"] == "float16"


@pytest.mark.parametrize(
    ("arrays", "reason"),
    [
        ({"queries": QUERIES}, "has no document matrix: looked for corpus_embeddings"),
        ({"queries": QUERIES, "documents": DOCUMENTS[0]}, "documents is no matrix of numbers"),
        ({"queries": QUERIES, "documents": DOCUMENTS[:2]}, "document matrix has shape"),
        ({"queries": QUERIES, "documents": DOCUMENTS, "corpus_ids": ["c_0", "c_1", "c_1"]}, "each once"),
        (
            {"queries": QUERIES, "documents": DOCUMENTS, "corpus_ids": ["c_0", "c_1", "c_7"]},
            "no vector of document c_2",
        ),
        ({"queries": QUERIES, "documents": DOCUMENTS, "similarity": "l2"}, "must be cosine or dot"),
        ({"queries": np.array([[None]]), "documents": DOCUMENTS}, "no npz file of plain arrays"),
    ],
)
def test_files_that_do_not_fit(dataset, tmp_path, arrays, reason):
    with pytest.raises(InputError, match=reason):
        frozen(tmp_path, **arrays).retrieve(dataset, depth=1)


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 not really", b"text"])
def test_files_that_are_none(dataset, tmp_path, content):
    path = tmp_path / "v.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(InputError, match=r"v\.npz: (cannot be read|is no npz)"):
        FrozenVectors(str(path)).retrieve(dataset, depth=1)
