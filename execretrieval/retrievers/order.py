"""The order of equals: by seeded hashes of content, never by id or place."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.retrievers.base import Ranking

SEED = 20260510


def head_order(ranking: Ranking, dataset: Dataset, seed: int = SEED) -> NDArray[np.int64]:
    """Return the entries of all heads, row by row, by falling score and then by seeded hash of content."""
    head = np.flatnonzero(ranking.in_head)
    documents = seeded_keys(seed, "document", (row.code for row in dataset.corpus))
    queries = seeded_keys(seed, "query", (row.query for row in dataset.queries))
    query = ranking.queries[head]
    keys = mix(queries[query], documents[ranking.documents[head]])
    return head[np.lexsort((keys, -ranking.scores[head], query))]


def seeded_keys(seed: int, kind: str, texts: Iterable[str]) -> NDArray[np.uint64]:
    """Return 64 bits of sha256 of (seed, kind, text) for each text."""
    head = f"{seed}\0{kind}\0"
    keys = [int.from_bytes(sha256((head + text).encode()).digest()[:8], "big") for text in texts]
    return np.array(keys, dtype=np.uint64)


def mix(left: NDArray[np.uint64], right: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Combine keys into new ones that look independent (the finaliser of splitmix64)."""
    value = left ^ right
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray(value ^ (value >> np.uint64(31)))
