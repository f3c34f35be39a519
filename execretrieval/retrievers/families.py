"""Which documents belong to which query, as indices."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset


@dataclass(frozen=True, slots=True)
class Families:
    """The family of each query: its correct documents first, then its paired distractors.

    Row q owns `offsets[q]:offsets[q + 1]` of `documents`, indices into `dataset.corpus`; no document stands
    twice in a row.
    """

    offsets: NDArray[np.int64]
    documents: NDArray[np.int64]

    @classmethod
    def of(cls, dataset: Dataset) -> Families:
        """Resolve the ids of every query; `InputError` for one that the corpus does not hold."""
        members = [list(dict.fromkeys(chain(*dataset.members(query)))) for query in dataset.queries]
        lengths = [len(row) for row in members]
        return cls(
            np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
            np.array([document for row in members for document in row], dtype=np.int64),
        )

    @property
    def queries(self) -> NDArray[np.int64]:
        """The query (row) of each entry, shape like `documents`."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))
