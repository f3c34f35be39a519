from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.errors import InputError
from execretrieval.retrievers.dense import search
from execretrieval.retrievers.topk import rank_blocks
from execretrieval.retrievers.vectors import norms_of


def same(left, right) -> bool:
    return all(
        np.array_equal(getattr(left, name), getattr(right, name))
        for name in ("offsets", "documents", "scores", "heads")
    )


def numbered(from_texts, queries: int, documents: int):
    families = [[number % documents, (number + 1) % documents] for number in range(queries)]
    return from_texts(["x"] * documents, ["y"] * queries, families)


@settings(max_examples=80, deadline=None)
@given(
    st.integers(1, 5),
    st.integers(2, 40),
    st.integers(1, 6),
    st.integers(1, 12),
    st.sampled_from(["cosine", "dot"]),
    st.integers(1, 60),
    st.integers(0, 2**32 - 1),
)
def test_search_equals_the_whole_product(
    from_texts, n_queries, n_documents, d, depth, similarity, cells, seed
):
    generator = np.random.default_rng(seed)
    # Few distinct values: many documents are equal, or parallel.
    queries = generator.integers(-1, 2, (n_queries, d)).astype(np.float32)
    documents = generator.integers(-1, 3, (n_documents, d)).astype(np.float32)
    dataset = numbered(from_texts, n_queries, n_documents)
    q, c = queries.astype(float), documents.astype(float)
    if similarity == "cosine":
        q, c = (m / np.maximum(np.linalg.norm(m, axis=1, keepdims=True), 1e-300) for m in (q, c))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("execretrieval.retrievers.dense.BLOCK_CELLS", cells)
        patch.setattr("execretrieval.retrievers.dense.PAIR_CELLS", cells)
        found = search(dataset, queries, documents, depth=depth, similarity=similarity)
    assert same(found, rank_blocks(dataset, [q @ c.T], depth=depth))


def test_blocks_order_and_storage_change_nothing(from_texts, tmp_path, monkeypatch):
    generator = np.random.default_rng(5)
    queries = generator.normal(size=(20, 64)).astype(np.float32)
    documents = generator.normal(size=(300, 64)).astype(np.float16)
    documents[150:200] = documents[:50]
    dataset = numbered(from_texts, 20, 300)
    whole = search(dataset, queries, documents, depth=10)
    np.save(tmp_path / "d.npy", documents)
    mapped = np.load(tmp_path / "d.npy", mmap_mode="r")
    for cells in (64, 64 * 7, 10**6):
        monkeypatch.setattr("execretrieval.retrievers.dense.BLOCK_CELLS", cells)
        assert same(search(dataset, queries, mapped, depth=10), whole)
    for row in range(20):
        # Equal vectors tie to the last bit: a document stands beside its copy.
        span = slice(whole.offsets[row], whole.offsets[row] + whole.heads[row])
        for document, score in zip(whole.documents[span], whole.scores[span], strict=True):
            if document < 50:
                assert document + 150 in whole.documents[span][whole.scores[span] == score]


def test_ties_outlast_the_error_of_single_precision_whatever_comes_after(from_texts, equal_sums, monkeypatch):
    documents = np.concatenate([equal_sums, np.full_like(equal_sums, -1e-3)])
    queries = np.ones((1, documents.shape[1]), np.float32)
    monkeypatch.setattr("execretrieval.retrievers.dense.BLOCK_CELLS", 100 * documents.shape[1])
    found = search(numbered(from_texts, 1, 600), queries, documents, depth=10, similarity="dot")
    assert found.heads.tolist() == [300]


def test_scores_that_differ_by_less_than_a_decimal_tie_whatever_the_length_of_the_query(from_texts):
    documents = np.linspace(1, 1.0004, 100)[:, None]
    dataset = numbered(from_texts, 1, 100)
    found = search(dataset, np.array([[1e-3]]), documents, depth=1, similarity="dot")
    assert found.heads.tolist() == [100]


def test_a_corpus_may_be_empty(from_texts):
    found = search(from_texts([], ["y"], [[]]), np.ones((1, 3)), np.empty((0, 3)), depth=2)
    assert found.heads.tolist() == [0]


def test_short_vectors_of_double_precision_keep_their_angle(from_texts):
    tiny = np.array([[1e-155, 0], [0, 1e-155]])
    found = search(numbered(from_texts, 1, 2), tiny[:1], tiny, depth=2)
    assert found.scores.tolist() == [1, 0]


def test_a_matrix_in_any_order_of_memory_is_never_copied_whole(from_texts, monkeypatch, tmp_path):
    generator = np.random.default_rng(4)
    queries = generator.normal(size=(20, 250)).astype(np.float32)
    documents = generator.normal(size=(4000, 500)).astype(np.float32)[:, :250]
    dataset = numbered(from_texts, 20, 4000)
    monkeypatch.setattr("execretrieval.retrievers.dense.BLOCK_CELLS", 50_000)
    monkeypatch.setattr("execretrieval.retrievers.dense.PAIR_CELLS", 10_000)
    whole = search(dataset, queries, np.ascontiguousarray(documents), depth=10)
    np.save(tmp_path / "d.npy", np.asfortranarray(documents))
    for stored in (documents, np.load(tmp_path / "d.npy", mmap_mode="r")):
        tracemalloc.start()
        found = search(dataset, queries, stored, depth=10)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert same(found, whole)
        assert peak < documents.nbytes / 2


def test_lengths_do_not_lose_candidates_of_a_dot_product(from_texts):
    dataset = numbered(from_texts, 1, 40)
    documents = np.linspace(1000, 1001, 40, dtype=np.float32)[:, None] * np.ones((1, 8), np.float32)
    found = search(dataset, np.full((1, 8), 3, np.float32), documents, depth=2, similarity="dot")
    assert found.documents[: found.heads[0]].tolist() == [39, 38]


def test_a_vector_of_zeros_has_cosine_zero(from_texts):
    found = search(numbered(from_texts, 1, 2), np.ones((1, 3)), np.array([[0.0, 0, 0], [-1, 0, 0]]), depth=1)
    assert found.documents.tolist() == [0, 1]
    assert found.scores.tolist() == [0, round(-1 / np.sqrt(3), 6)]


@pytest.mark.parametrize("scale", [1e-40, 1e-25, 1e-10, 1e10, 1e25, 1e37])
def test_lengths_at_the_ends_of_single_precision_keep_the_order(from_texts, scale):
    angles = np.linspace(0, 1.5, 40)
    directions = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    documents = (directions * scale).astype(np.float32)
    documents[1::2] = directions[1::2]  # beside some of length 1
    found = search(numbered(from_texts, 1, 40), np.array([[1.0, 0]]), documents, depth=3)
    wide = documents[:3].astype(float)
    assert found.documents[:3].tolist() == [0, 1, 2]
    assert np.allclose(found.scores[:3], wide[:, 0] / np.hypot(*wide.T), atol=1e-6)


@pytest.mark.parametrize("scale", [1e-40, 1e-10, 1, 1e10, 1e37])
@pytest.mark.parametrize("dims", [1536, 4096])
def test_parallel_vectors_of_many_lengths_tie(from_texts, dims, scale):
    # Sums of equal numbers are rounded the same way all along, and differently for each length.
    documents = np.linspace(0.5, 2, 600, dtype=np.float32)[:, None] * np.ones((1, dims), dtype=np.float32)
    queries = np.array([[scale], [1]]) * np.ones((2, dims), dtype=np.float32)  # beside one of another length
    found = search(numbered(from_texts, 2, 600), queries.astype(np.float32), documents, depth=10)
    assert found.heads.tolist() == [600, 600]


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_lengths_are_those_of_the_numbers_whatever_their_type(kind):
    vectors = (np.random.default_rng(2).normal(size=(5, 3000)) / 10).astype(kind)
    assert np.allclose(norms_of(vectors), np.linalg.norm(vectors.astype(float), axis=1), rtol=1e-6)


def test_lengths_of_small_integers_do_not_wrap_around():
    assert norms_of(np.ones((2, 300), dtype=np.int8)).tolist() == pytest.approx([300**0.5] * 2)


def test_double_precision_keeps_what_single_would_lose(from_texts):
    documents = np.array([[0.0, 1], [1e-50, 0], [1e-60, 1e-60]])
    found = search(numbered(from_texts, 1, 3), np.array([[1e100, 0.0]]), documents, depth=1)
    assert found.documents[0] == 1
    assert found.scores[0] == 1


def test_tiny_numbers_keep_their_direction(from_texts):
    tiny = np.array([[1e-6, 0], [0, 1e-6]], dtype=np.float16)
    found = search(numbered(from_texts, 1, 2), np.array([[1.0, 0]]), tiny, depth=2)
    assert found.scores.tolist() == [1, 0]


def test_products_beyond_single_precision_are_refused(from_texts):
    long = np.array([[1e25, 0.0]])
    message = "is 1e\\+25 long; dot products take 1e\\+15 at most"
    for queries, documents, name in (
        (long, np.ones((2, 2)), "q_0"),
        (np.ones((1, 2)), long.repeat(2, 0), "c_0"),
    ):
        with pytest.raises(InputError, match=f"the vector of {name} {message}"):
            search(numbered(from_texts, 1, 2), queries, documents, depth=1, similarity="dot")


@pytest.mark.parametrize(
    ("queries", "documents", "message"),
    [
        (np.ones((1, 3)), np.ones((3, 3)), "document matrix has shape"),
        (np.ones((2, 3)), np.ones((2, 3)), "query matrix has shape"),
        (np.ones((1, 3)), np.ones((2, 4)), "queries have 3 dimensions, documents 4"),
        (np.array([[np.nan, 0]]), np.ones((2, 2)), "the vector of q_0 has no finite length"),
        (np.ones((1, 2)), np.array([[0, 1], [np.inf, 1]]), "the vector of c_1 has no finite length"),
    ],
)
def test_bad_matrices(from_texts, monkeypatch, queries, documents, message):
    monkeypatch.setattr("execretrieval.retrievers.dense.BLOCK_CELLS", 1)
    with pytest.raises(InputError, match=message):
        search(numbered(from_texts, 1, 2), queries, documents, depth=1)
