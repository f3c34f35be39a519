"""Which documents belong to which query, as indices."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import InputError


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
        """Resolve the ids of every query; raise `InputError` for one that the corpus does not hold."""
        index = {row.corpus_id: number for number, row in enumerate(dataset.corpus)}
        members: list[list[int]] = []
        for query in dataset.queries:
            ids = dict.fromkeys((*query.correct_corpus_ids, *query.paired_distractor_corpus_ids))
            unknown = next((each for each in ids if each not in index), None)
            if unknown is not None:
                raise InputError(f"query {query.query_id} names {unknown}, which the corpus does not hold")
            members.append([index[each] for each in ids])
        lengths = [len(row) for row in members]
        return cls(
            np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
            np.array([document for row in members for document in row], dtype=np.int64),
        )

    @property
    def queries(self) -> NDArray[np.int64]:
        """The query (row) of each entry, shape like `documents`."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))
