"""A second stage over the head of a first one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import CorpusRow, Dataset, QueryRow
from execretrieval.retrievers.base import Ranking, Retriever
from execretrieval.retrievers.order import SEED, head_order
from execretrieval.retrievers.topk import rank_entries

Verdicts = Callable[[Sequence[tuple[QueryRow, CorpusRow]]], Sequence[bool]]
"""Runs snippets against the tests of queries: whether each pair passes."""


class Reranker(Protocol):
    """Anything that scores pairs of texts; `str()` of it is its identity."""

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Everything that changes a score, as JSON."""
        ...

    def score(self, pairs: Sequence[tuple[str, str]]) -> NDArray[np.float64]:
        """Return a finite score for each (query, document), higher for better."""
        ...


@dataclass(frozen=True)
class Reranked:
    """The first `candidates` documents of a system in the order of a reranker; no others are retrieved.

    Where a tie straddles the cut, a seeded hash of content decides who is in.
    """

    first: Retriever
    reranker: Reranker
    candidates: int = 100

    def __str__(self) -> str:
        return f"{self.first} > {self.reranker} @ {self.candidates}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Both recipes, and the depth."""
        return {
            "kind": "rerank",
            "first": {"system": str(self.first), "recipe": dict(self.first.recipe)},
            "reranker": {"system": str(self.reranker), "recipe": dict(self.reranker.recipe)},
            "candidates": self.candidates,
            "seed": SEED,
        }

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Score the candidates anew."""
        ranking = self.first.retrieve(dataset, depth=self.candidates)
        queries, documents = cut(ranking, dataset, self.candidates)
        pairs = [
            (dataset.queries[query].query, dataset.corpus[document].code)
            for query, document in zip(queries.tolist(), documents.tolist(), strict=True)
        ]
        scores = np.asarray(self.reranker.score(pairs), dtype=np.float64)
        return rank_entries(
            dataset, queries, documents, scores, depth=depth, facts={"first": dict(ranking.facts)}
        )


@dataclass(frozen=True)
class Executed:
    """Execution as a reranker: candidates are run in order until one passes, which then comes first.

    Behind it stand those that were not run, then those that failed, each in the order of the first stage.
    `facts` holds what verification costs: for every budget of runs per query, the exec@1 it buys and the
    runs it takes on average. By construction exec@1 is exec@candidates of the first stage.
    """

    first: Retriever
    verdicts: Verdicts
    candidates: int = 10

    def __str__(self) -> str:
        return f"{self.first} > execution @ {self.candidates}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The first stage and the depth."""
        return {
            "kind": "execution",
            "first": {"system": str(self.first), "recipe": dict(self.first.recipe)},
            "candidates": self.candidates,
            "seed": SEED,
        }

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Run the candidates, one rank of all open queries at a time."""
        ranking = self.first.retrieve(dataset, depth=self.candidates)
        queries, documents = cut(ranking, dataset, self.candidates)
        ranks = _ranks(queries)
        solved_at = np.zeros(len(dataset.queries), dtype=np.int64)
        for rank in range(1, self.candidates + 1):
            turn = np.flatnonzero((ranks == rank) & (solved_at[queries] == 0))
            pairs = [(dataset.queries[queries[n]], dataset.corpus[documents[n]]) for n in turn]
            passed = np.array(self.verdicts(pairs) if pairs else [], dtype=bool)
            solved_at[queries[turn[passed]]] = rank
        scores = _scores(ranks, solved_at[queries], self.candidates)
        sizes = np.bincount(queries, minlength=len(dataset.queries))
        facts = {"first": dict(ranking.facts), "cost": cost_curve(solved_at, sizes, self.candidates)}
        return rank_entries(dataset, queries, documents, scores, depth=depth, facts=facts)


def cut(ranking: Ranking, dataset: Dataset, candidates: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return queries and documents of the first `candidates` of each head, in rank order."""
    order = head_order(ranking, dataset)
    queries = ranking.queries[order]
    kept = order[_ranks(queries) <= candidates]
    return ranking.queries[kept], ranking.documents[kept]


def cost_curve(
    solved_at: NDArray[np.int64], sizes: NDArray[np.int64], candidates: int
) -> list[dict[str, float]]:
    """Return exec@1 and mean runs per query for each budget of runs.

    `solved_at` is the rank of the first candidate that passes, 0 for none, and `sizes` the number of
    candidates, both (queries,).
    """
    curve = []
    for budget in range(1, candidates + 1):
        runs = np.minimum(np.where(solved_at > 0, solved_at, sizes), budget)
        solved = (solved_at > 0) & (solved_at <= budget)
        curve.append(
            {
                "budget": budget,
                "exec@1": round(float(solved.mean()), 6) if len(solved) else 0.0,
                "runs_per_query": round(float(runs.mean()), 6) if len(runs) else 0.0,
            }
        )
    return curve


def _ranks(queries: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the place of each entry in its row, from 1; rows stand together."""
    starts = np.flatnonzero(np.append(True, queries[1:] != queries[:-1])) if len(queries) else queries
    return np.arange(len(queries)) - np.repeat(starts, np.diff(np.append(starts, len(queries)))) + 1


def _scores(ranks: NDArray[np.int64], solved_at: NDArray[np.int64], candidates: int) -> NDArray[np.float64]:
    """Return scores that put the one that passed first, then those not run, then those that failed."""
    failed = (solved_at == 0) | (ranks < solved_at)
    group = np.where(ranks == solved_at, 2, np.where(failed, 0, 1))
    return group * (candidates + 1.0) + candidates - ranks
