"""Texts to vectors to a ranking: each distinct text is embedded once, and what was paid for is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import InputError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.dense import Index, search
from execretrieval.retrievers.vectorcache import VectorCache, vector_key
from execretrieval.retrievers.vectors import Similarity

Role = Literal["query", "document"]

PREVIEW = 2_000
"""Characters kept of the first texts sent."""


@dataclass(frozen=True, slots=True)
class Embedded:
    """Vectors, float32 (texts, dimensions), and whether each text was cut to fit the model."""

    vectors: NDArray[np.float32]
    truncated: NDArray[np.bool_]


class Embedder(Protocol):
    """A model that turns texts into vectors."""

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Everything that changes a vector, beside role and text, as JSON."""
        ...

    @property
    def similarity(self) -> Similarity:
        """How vectors are compared."""
        ...

    def prepare(self, text: str, role: Role) -> str:
        """Return the exact text that is sent for `text`."""
        ...

    def batches(self, texts: Sequence[str]) -> Iterator[Sequence[str]]:
        """Cut prepared texts into what is sent at once, in order."""
        ...

    def embed(self, texts: Sequence[str], role: Role) -> Embedded:
        """Embed one batch of prepared texts."""
        ...


@dataclass(frozen=True)
class EmbeddingRetriever:
    """An embedder as a retriever; with a `cache`, batches are written there as they come."""

    name: str
    embedder: Embedder
    cache: VectorCache | None = None
    index: Index | None = None

    def __str__(self) -> str:
        return self.name

    @property
    def recipe(self) -> Mapping[str, Any]:
        """What changes a vector, how vectors are compared, and by what index if it is not all of them."""
        made = {"kind": "embedding", **self.embedder.recipe, "similarity": self.embedder.similarity}
        return made if self.index is None else made | {"index": dict(self.index.recipe)}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Embed the queries and the corpus, and search, exactly unless there is an index."""
        left, right, facts = self.embedded(dataset)
        return search(
            dataset,
            left.vectors,
            right.vectors,
            depth=depth,
            similarity=self.embedder.similarity,
            index=self.index,
            facts=facts,
        )

    def embedded(self, dataset: Dataset) -> tuple[Embedded, Embedded, Mapping[str, Any]]:
        """Return the vectors of queries and corpus, and what was sent."""
        queries = [row.query for row in dataset.queries]
        documents = [row.code for row in dataset.corpus]
        left, right = self.vectors(queries, "query"), self.vectors(documents, "document")
        facts = {
            "first_query": self._sent(queries, "query"),
            "first_document": self._sent(documents, "document"),
            "truncated_queries": int(left.truncated.sum()),
            "truncated_documents": int(right.truncated.sum()),
        }
        return left, right, facts

    def vectors(self, texts: Sequence[str], role: Role) -> Embedded:
        """Return the vectors of texts, in their order, from the cache where they are in it."""
        sent = [self.embedder.prepare(text, role) for text in texts]
        distinct = list(dict.fromkeys(sent))
        keys = {text: vector_key(self.embedder.recipe, role, text) for text in distinct}
        held = {} if self.cache is None else self.cache.get(keys.values())
        # Batches are cut from all texts, cached or not: a run that was killed between two batches goes on
        # with the same ones, and ends with the same bytes.
        for batch in self.embedder.batches(distinct):
            missing = [text for text in batch if keys[text] not in held]
            if missing:
                new = _checked(self.embedder.embed(missing, role), missing)
                rows = {
                    keys[text]: (new.vectors[n], bool(new.truncated[n])) for n, text in enumerate(missing)
                }
                if self.cache is not None:
                    self.cache.put(rows)
                held |= rows
        found = [held[keys[text]] for text in sent]
        if not found:
            return Embedded(np.zeros((0, 1), np.float32), np.zeros(0, bool))
        if len({len(vector) for vector, _ in found}) > 1:
            raise InputError(f"{self.name} gave vectors of different lengths")
        return Embedded(np.stack([vector for vector, _ in found]), np.array([cut for _, cut in found]))

    def _sent(self, texts: Sequence[str], role: Role) -> str | None:
        return self.embedder.prepare(texts[0], role)[:PREVIEW] if texts else None


def _checked(embedded: Embedded, texts: Sequence[str]) -> Embedded:
    if embedded.vectors.ndim != 2 or len(embedded.vectors) != len(texts):
        raise InputError(
            f"{len(texts)} texts were sent and vectors of shape {embedded.vectors.shape} came back"
        )
    bad = np.flatnonzero(~np.isfinite(embedded.vectors).all(axis=1))
    if len(bad):
        raise InputError(f"the vector of the text {texts[int(bad[0])][:60]!r} is not finite")
    return embedded
