from __future__ import annotations

import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.errors import MissingExtraError, UsageError
from execretrieval.retrievers import parse_system
from execretrieval.retrievers.dense import search
from execretrieval.retrievers.faiss_index import FaissIndex, parse_index
from execretrieval.retrievers.frozen import freeze
from execretrieval.retrievers.models import Options

REASON = "the extra faiss is not installed"


@pytest.fixture(scope="module")
def faiss():
    return pytest.importorskip("faiss", reason=REASON)


def same(left, right) -> bool:
    return all(
        getattr(left, name).tobytes() == getattr(right, name).tobytes()
        for name in ("offsets", "documents", "scores", "heads")
    )


def numbered(from_texts, queries: int, documents: int):
    families = [[number % documents, (number + 1) % documents] for number in range(queries)]
    return from_texts(["x"] * documents, ["y"] * queries, families)


@settings(max_examples=80, deadline=None)
@given(
    st.integers(1, 5),
    st.integers(2, 60),
    st.integers(1, 6),
    st.integers(1, 12),
    st.sampled_from(["cosine", "dot"]),
    st.integers(1, 200),
    st.integers(0, 3),
    st.integers(0, 2**32 - 1),
)
def test_flat_equals_exact_search_byte_for_byte(
    faiss, from_texts, n_queries, n_documents, d, depth, similarity, cells, spare, seed
):
    generator = np.random.default_rng(seed)
    # Few distinct values: many documents are equal, or parallel, and ties go far beyond what is asked first.
    queries = generator.integers(-1, 2, (n_queries, d)).astype(np.float32)
    documents = generator.integers(-1, 3, (n_documents, d)).astype(np.float16)
    dataset = numbered(from_texts, n_queries, n_documents)
    with pytest.MonkeyPatch.context() as patch:
        for module in ("dense", "faiss_index"):
            patch.setattr(f"execretrieval.retrievers.{module}.BLOCK_CELLS", cells)
        patch.setattr("execretrieval.retrievers.faiss_index.SPARE", spare)
        found = search(
            dataset, queries, documents, depth=depth, similarity=similarity, index=FaissIndex("Flat")
        )
    assert same(found, search(dataset, queries, documents, depth=depth, similarity=similarity))


def test_flat_equals_exact_search_on_near_ties_of_many_dimensions(faiss, from_texts):
    generator = np.random.default_rng(3)
    base = generator.normal(size=256)
    # Scores of all documents lie within a few units of the sixth decimal.
    documents = (base + 1e-3 * generator.normal(size=(500, 256))).astype(np.float32)
    queries = (base + generator.normal(size=(7, 256))).astype(np.float32)
    dataset = numbered(from_texts, 7, 500)
    found = search(dataset, queries, documents, depth=10, index=FaissIndex("Flat"))
    assert same(found, search(dataset, queries, documents, depth=10))


@pytest.mark.parametrize("name", ["HNSW16", "IVF8,Flat@nprobe=8", "IVF8,Flat", "SQ8"])
def test_other_indexes_find_near_documents_and_the_same_ones_each_time(faiss, from_texts, name):
    generator = np.random.default_rng(1)
    documents = generator.normal(size=(600, 16)).astype(np.float32)
    queries = documents[:50] + 0.1 * generator.normal(size=(50, 16)).astype(np.float32)
    dataset = numbered(from_texts, 50, 600)
    index = parse_index(f"faiss:{name}")
    assert str(index) == f"faiss:{name}"
    found = search(dataset, queries, documents, depth=10, index=index)
    assert same(found, search(dataset, queries, documents, depth=10, index=index))
    exact = search(dataset, queries, documents, depth=10)
    starts = found.offsets[:-1]
    hits = found.documents[starts] == exact.documents[exact.offsets[:-1]]
    assert hits.mean() >= (0.7 if name == "IVF8,Flat" else 0.98)
    # Scores are ours, in double precision, whatever the index holds.
    assert found.scores[starts][hits].tolist() == exact.scores[exact.offsets[:-1]][hits].tolist()
    # The own family is scored in any case.
    for row in range(50):
        members = found.documents[found.offsets[row] : found.offsets[row + 1]].tolist()
        assert {row, row + 1} <= set(members)
    if name == "IVF8,Flat@nprobe=8":
        assert same(found, exact)  # every list is looked at


def test_an_index_learns_from_a_bounded_seeded_sample(faiss, from_texts, monkeypatch):
    monkeypatch.setattr("execretrieval.retrievers.faiss_index.TRAINING_CELLS", 400 * 4)
    generator = np.random.default_rng(2)
    documents = generator.normal(size=(900, 4)).astype(np.float32)
    index = FaissIndex("IVF8,Flat", "nprobe=2")
    runs = [
        search(numbered(from_texts, 9, 900), documents[:9], documents, depth=3, index=index) for _ in range(2)
    ]
    assert same(*runs)
    assert runs[0].documents[runs[0].offsets[:-1]].tolist() == list(range(9))


def test_the_recipe_names_the_index_and_exact_search_has_none(faiss, from_texts, tmp_path):
    path = tmp_path / "v.npz"
    freeze(
        path,
        query_ids=["q_0"],
        queries=np.ones((1, 2), np.float32),
        corpus_ids=["c_0", "c_1"],
        documents=np.eye(2, dtype=np.float32),
        similarity="cosine",
        provenance="{}",
    )
    exact = parse_system(f"npz:{path}")
    flat = parse_system(f"npz:{path}", Options(index=parse_index("faiss:Flat")))
    assert "index" not in exact.recipe
    assert flat.recipe == exact.recipe | {
        "index": {"index": "faiss:Flat", "faiss": faiss.__version__, "seed": 20260510, "spare": 32}
    }
    dataset = from_texts(["a", "b"], ["x"], [[0]])
    assert same(flat.retrieve(dataset, depth=1), exact.retrieve(dataset, depth=1))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("faiss:bogus", r"faiss:bogus cannot be made for 4 dimensions: .*bogus"),
        ("faiss:IVF64,Flat", r"faiss:IVF64,Flat cannot be made for 20 documents: .*number of clusters"),
        ("faiss:Flat@nprobe=3", r"faiss:Flat@nprobe=3 cannot be made for 4 dimensions: .*nprobe"),
    ],
)
def test_an_index_that_faiss_cannot_make(faiss, from_texts, name, reason):
    documents = np.random.default_rng(0).normal(size=(20, 4))
    with pytest.raises(UsageError, match=reason) as caught:
        search(numbered(from_texts, 1, 20), documents[:1], documents, depth=1, index=parse_index(name))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["", "faiss", "faiss:", "faiss:@nprobe=1", "faiss:Flat@", "annoy:10"])
def test_what_is_no_index(name):
    with pytest.raises(UsageError, match="write exact, faiss:FACTORY"):
        parse_index(name)


def test_exact_is_the_absence_of_an_index():
    assert parse_index("exact") is None


def test_without_the_extra_the_error_names_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "faiss", None)
    with pytest.raises(MissingExtraError, match=r"faiss:HNSW32 needs the extra 'faiss': pip install"):
        _ = FaissIndex("HNSW32").recipe


@pytest.mark.parametrize("factory", ["PCA4,Flat", "L2norm,Flat", "Flat"])
def test_the_length_of_a_query_changes_nothing_that_an_index_finds(faiss, from_texts, factory):
    generator = np.random.default_rng(3)
    documents = (generator.normal(size=(400, 16)) + 2).astype(np.float32)
    documents[100:200] = documents[:1] * np.linspace(0.5, 2, 100, dtype=np.float32)[:, None]
    queries = np.concatenate([documents[:1], (generator.normal(size=(5, 16)) + 2).astype(np.float32)])
    dataset = numbered(from_texts, 6, 400)
    found = [
        search(dataset, queries * np.float32(scale), documents, depth=5, index=FaissIndex(factory))
        for scale in (1, 2.0**-10, 2.0**10)
    ]
    assert same(found[0], found[1])
    assert same(found[0], found[2])
    assert found[0].heads[0] == 101


def test_ties_beyond_what_is_asked_first_are_found(faiss, from_texts, equal_sums):
    queries = np.ones((1, equal_sums.shape[1]), np.float32)
    dataset = numbered(from_texts, 1, 300)
    found = search(dataset, queries, equal_sums, depth=5, similarity="dot", index=FaissIndex("Flat"))
    assert found.heads.tolist() == [300]
