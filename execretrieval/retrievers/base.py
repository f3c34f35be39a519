"""The seam between retrievers and the scorer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset


@dataclass(frozen=True, slots=True)
class Ranking:
    """Scored documents of every query, cut in a way that loses nothing the scorer needs.

    Row q owns the entries `offsets[q]:offsets[q + 1]` of `documents` (indices into `dataset.corpus`) and
    `scores` (float64, rounded to 1e-6). Its first `heads[q]` entries are the head of the true ranking,
    by falling score and then by index, with every tie of its last score included; after them stand
    members of the query's own family that ranked lower. A document that is not listed was not retrieved.
    `facts` holds what only came out while retrieving (texts sent, how many were truncated, ...).
    """

    offsets: NDArray[np.int64]
    documents: NDArray[np.int64]
    scores: NDArray[np.float64]
    heads: NDArray[np.int64]
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def queries(self) -> NDArray[np.int64]:
        """The query (row) of each entry, shape like `documents`."""
        return np.repeat(np.arange(len(self.heads)), np.diff(self.offsets))

    @property
    def in_head(self) -> NDArray[np.bool_]:
        """Whether each entry belongs to the head of its row, shape like `documents`."""
        position = np.arange(len(self.documents)) - np.repeat(self.offsets[:-1], np.diff(self.offsets))
        return np.asarray(position < np.repeat(self.heads, np.diff(self.offsets)))

    @property
    def missing(self) -> int:
        """How many queries the system gave nothing for."""
        return int(np.count_nonzero(np.diff(self.offsets) == 0))


class Retriever(Protocol):
    """Anything that ranks; `str()` of it is its identity, which `parse_system` reads back."""

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Everything beside the dataset that decides the ranking, as JSON: a result is kept by it."""
        ...

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Rank the corpus for every query, at least to `depth`, ties at the cut included."""
        ...
