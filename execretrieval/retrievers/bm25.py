"""Okapi BM25 as `rank_bm25` fits it, scored through a sparse matrix.

score(q, d) = sum over the terms t of q, repeats counted, of
idf(t) * tf(t, d) * (k1 + 1) / (tf(t, d) + k1 * (1 - b + b * |d| / average |d|)).
`rank_bm25.BM25Okapi` replaces a negative idf, which terms in more than half of the documents have, by
epsilon times the mean idf of the vocabulary; published baselines were made that way, so ours is too. It
lifts words such as `def` above many rarer ones, which the recipe in the results makes plain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rank_bm25 import BM25Okapi
from scipy import sparse

from execretrieval.datasets import Dataset
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.tokenizers import TOKENIZERS
from execretrieval.retrievers.topk import rank_blocks

BLOCK_CELLS = 4_000_000
"""Scores held at once: 32 MB of float64."""


class BM25Index:
    """Term weights of a tokenised corpus, shape (terms, documents)."""

    def __init__(self, corpus: Sequence[Sequence[str]], *, k1: float, b: float, epsilon: float) -> None:
        self.terms: dict[str, int] = {}
        self.weights = sparse.csr_array((0, len(corpus)), dtype=np.float64)
        if not any(corpus):
            return  # nothing to fit: rank_bm25 would divide by zero, and every score is 0
        fitted = BM25Okapi(corpus, k1=k1, b=b, epsilon=epsilon)
        self.terms = {term: number for number, term in enumerate(fitted.idf)}
        idf = np.fromiter(fitted.idf.values(), np.float64, len(fitted.idf))
        lengths = np.array([len(counts) for counts in fitted.doc_freqs])
        total = int(lengths.sum())
        terms = np.fromiter(
            (self.terms[term] for counts in fitted.doc_freqs for term in counts), np.int64, total
        )
        frequency = np.fromiter(
            (count for counts in fitted.doc_freqs for count in counts.values()), np.float64, total
        )
        documents = np.repeat(np.arange(len(corpus)), lengths)
        norm = k1 * (1 - b + b * np.array(fitted.doc_len) / fitted.avgdl)
        values = idf[terms] * frequency * (k1 + 1) / (frequency + norm[documents])
        self.weights = sparse.csr_array((values, (terms, documents)), shape=(len(idf), len(corpus)))

    def scores(self, queries: Sequence[Sequence[str]]) -> NDArray[np.float64]:
        """Return the scores of tokenised queries, shape (queries, documents); unknown terms add 0."""
        counts = [Counter(term for term in query if term in self.terms) for query in queries]
        lengths = [len(count) for count in counts]
        matrix = sparse.csr_array(
            (
                np.array([value for count in counts for value in count.values()], dtype=np.float64),
                (
                    np.repeat(np.arange(len(queries)), lengths),
                    np.array([self.terms[term] for count in counts for term in count], dtype=np.int64),
                ),
            ),
            shape=(len(queries), len(self.terms)),
        )
        return np.asarray((matrix @ self.weights).toarray())


@dataclass(frozen=True, slots=True)
class BM25:
    """`bm25` (identifiers split) or `bm25:words`; parameters as rank_bm25 sets them."""

    tokenizer: str = "identifiers"
    k1: float = 1.5
    b: float = 0.75
    epsilon: float = 0.25

    def __str__(self) -> str:
        return "bm25" if self.tokenizer == "identifiers" else f"bm25:{self.tokenizer}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """What another implementation needs for the same scores."""
        tokenizer = TOKENIZERS[self.tokenizer]
        return {
            "kind": "bm25",
            "implementation": "rank_bm25.BM25Okapi",
            "tokenizer": tokenizer.name,
            "pattern": tokenizer.pattern,
            "split": tokenizer.split,
            "lower_case": True,
            "k1": self.k1,
            "b": self.b,
            "epsilon": self.epsilon,
        }

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Score every document for every query."""
        cut = TOKENIZERS[self.tokenizer].cut
        index = BM25Index(
            [cut(row.code) for row in dataset.corpus], k1=self.k1, b=self.b, epsilon=self.epsilon
        )
        size = max(1, BLOCK_CELLS // max(len(dataset.corpus), 1))

        def blocks() -> Iterator[NDArray[np.float64]]:
            for first in range(0, len(dataset.queries), size):
                yield index.scores([cut(row.query) for row in dataset.queries[first : first + size]])

        return rank_blocks(dataset, blocks(), depth=depth)
