from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import pytest

from execretrieval.errors import InputError
from execretrieval.retrievers.embedding import Embedded, EmbeddingRetriever
from execretrieval.retrievers.vectorcache import VectorCache, vector_key


@dataclass
class Letters:
    """Counts of a and b; texts of more than 5 characters are cut. Fails after `last` batches."""

    recipe: dict[str, object] = field(default_factory=lambda: {"model": "letters"})
    similarity: str = "cosine"
    last: int = 10**9
    sent: list[tuple[str, ...]] = field(default_factory=list)
    wrong: np.ndarray | None = None

    def prepare(self, text: str, role: str) -> str:
        return ("q: " if role == "query" else "") + text

    def batches(self, texts: Sequence[str]) -> Iterator[Sequence[str]]:
        return (texts[n : n + 2] for n in range(0, len(texts), 2))

    def embed(self, texts: Sequence[str], role: str) -> Embedded:
        if len(self.sent) >= self.last:
            raise InputError("killed")
        self.sent.append(tuple(texts))
        if self.wrong is not None:
            return Embedded(self.wrong, np.zeros(len(self.wrong), bool))
        vectors = np.array([[text.count("a"), text.count("b")] for text in texts], np.float32)
        return Embedded(vectors, np.array([len(text) > 5 for text in texts]))


@pytest.fixture
def dataset(from_texts):
    return from_texts(["aab", "b", "aab", "abbbbb"], ["aa", "b"], [[0, 1], [1, 0]])


def test_each_distinct_text_is_embedded_once(dataset):
    model = Letters()
    ranking = EmbeddingRetriever("x", model).retrieve(dataset, depth=4)
    assert model.sent == [("q: aa", "q: b"), ("aab", "b"), ("abbbbb",)]
    assert ranking.documents[:4].tolist() == [0, 2, 3, 1]
    assert ranking.scores[0] == ranking.scores[1] == round(2 / 5**0.5, 6)
    assert ranking.facts == {
        "first_query": "q: aa",
        "first_document": "aab",
        "truncated_queries": 0,
        "truncated_documents": 1,
    }


def test_a_killed_run_pays_for_nothing_twice_and_ends_alike(dataset, tmp_path):
    whole = EmbeddingRetriever("x", Letters()).retrieve(dataset, depth=4)
    first = Letters(last=2)
    with pytest.raises(InputError, match="killed"):
        EmbeddingRetriever("x", first, VectorCache(tmp_path / "v.sqlite")).retrieve(dataset, depth=4)
    second = Letters()
    again = EmbeddingRetriever("x", second, VectorCache(tmp_path / "v.sqlite")).retrieve(dataset, depth=4)
    assert second.sent == [("abbbbb",)]
    assert np.array_equal(again.documents, whole.documents)
    assert np.array_equal(again.scores, whole.scores)
    assert again.facts == whole.facts
    third = Letters(last=0)
    EmbeddingRetriever("x", third, VectorCache(tmp_path / "v.sqlite")).retrieve(dataset, depth=4)


def test_the_key_holds_all_that_changes_a_vector():
    recipe = {"model": "m", "query_prefix": "", "dims": None}
    keys = {
        vector_key(recipe, "query", "text"),
        vector_key(recipe, "document", "text"),
        vector_key(recipe, "query", "text "),
        vector_key(recipe | {"model": "n"}, "query", "text"),
        vector_key(recipe | {"query_prefix": "q"}, "query", "text"),
        vector_key(recipe | {"dims": 2}, "query", "text"),
    }
    assert len(keys) == 6


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (np.zeros((1, 2), np.float32), "2 texts were sent and vectors of shape"),
        (np.array([[0, 1], [np.nan, 0]], np.float32), "the vector of the text 'q: b' is not finite"),
    ],
)
def test_bad_vectors_are_refused(dataset, wrong, reason, tmp_path):
    cache = VectorCache(tmp_path / "v.sqlite")
    with pytest.raises(InputError, match=reason):
        EmbeddingRetriever("x", Letters(wrong=wrong), cache).retrieve(dataset, depth=1)
    assert len(cache) == 0


def test_a_cache_gives_back_what_was_put(tmp_path):
    cache = VectorCache(tmp_path / "deep" / "v.sqlite")
    rows = {bytes([n]) * 32: (np.full(3, n, np.float32), n == 1) for n in range(3)}
    cache.put(rows)
    assert len(cache) == 3
    held = cache.get([bytes([1]) * 32, bytes([9]) * 32])
    assert list(held) == [bytes([1]) * 32]
    vector, cut = held[bytes([1]) * 32]
    assert vector.tolist() == [1, 1, 1]
    assert cut is True


@pytest.mark.parametrize("content", [b"not a database, but long enough to look at" * 40, None])
def test_a_file_that_is_no_cache_is_left_alone(tmp_path, content):
    path = tmp_path / "v.sqlite"
    if content is None:
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE mine (x)")
        connection.commit()
        connection.close()
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(InputError, match=r"v\.sqlite"):
        VectorCache(path).put({})
    with pytest.raises(InputError, match=r"v\.sqlite"):
        VectorCache(path).get([b"x"])
    assert path.read_bytes() == before
