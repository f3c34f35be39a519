"""Several rankings into one: reciprocal rank fusion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.retrievers.base import Ranking, Retriever
from execretrieval.retrievers.topk import rank_entries


@dataclass(frozen=True)
class Fusion:
    """Reciprocal rank fusion: a document scores the mean of (k + 1) / (k + rank) over the systems.

    That is Cormack, Clarke and Büttcher, SIGIR 2009, scaled so that the first of every system gets 1. Equals
    share the mean of their ranks. A document that is not in the head of a system, `depth` deep, gets
    nothing from it, and one in no head is not retrieved.
    """

    name: str
    systems: Sequence[Retriever]
    k: int = 60
    depth: int = 1_000

    def __str__(self) -> str:
        return self.name

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The recipes of the systems, k and depth."""
        parts = [{"system": str(each), "recipe": dict(each.recipe)} for each in self.systems]
        return {"kind": "fusion", "method": "rrf", "k": self.k, "depth": self.depth, "systems": parts}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Rank with each system and add up."""
        width = max(len(dataset.corpus), 1)
        keys, shares, facts = [], [], []
        for system in self.systems:
            ranking = system.retrieve(dataset, depth=max(depth, self.depth))
            facts.append(dict(ranking.facts))
            head = ranking.in_head
            keys.append(ranking.queries[head] * width + ranking.documents[head])
            shares.append((self.k + 1) / (self.k + mean_ranks(ranking)) / len(self.systems))
        found, place = np.unique(np.concatenate(keys), return_inverse=True)
        scores = np.bincount(place, np.concatenate(shares), minlength=len(found)).astype(np.float64)
        facts_by_system = {str(each): fact for each, fact in zip(self.systems, facts, strict=True)}
        return rank_entries(
            dataset, found // width, found % width, scores, depth=depth, facts={"systems": facts_by_system}
        )


def mean_ranks(ranking: Ranking) -> NDArray[np.float64]:
    """Return the rank of each entry of the heads, from 1; equals share the mean of theirs."""
    head = ranking.in_head
    queries, scores = ranking.queries[head], ranking.scores[head]
    opens = np.ones(len(queries), dtype=bool)
    opens[1:] = (queries[1:] != queries[:-1]) | (scores[1:] != scores[:-1])
    first = np.flatnonzero(opens)
    size = np.diff(np.append(first, len(queries)))
    row_start = (np.cumsum(ranking.heads) - ranking.heads)[queries[first]]
    return np.repeat(first - row_start + (size + 1) / 2, size)
