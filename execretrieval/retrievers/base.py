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
    `scores` (float64, rounded to 1e-6, descending). Its first `ranked[q]` entries are the head of the true
    ranking, with every tie of its last score included; after them stand members of the query's own
    family that ranked lower. A document that is not listed was not retrieved. `missing` counts queries
    that the system gave nothing for.
    """

    system: str
    offsets: NDArray[np.int64]
    documents: NDArray[np.int64]
    scores: NDArray[np.float64]
    ranked: NDArray[np.int64]
    missing: int = 0
    recipe: Mapping[str, Any] = field(default_factory=dict)


class Retriever(Protocol):
    """Anything that ranks; `str()` of it is its identity, which `parse_system` reads back."""

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Rank the corpus for every query, at least to `depth`, ties at the cut included."""
        ...
