"""Scores to a `Ranking`: rounded first, then cut where no tie is split."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import InputError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.families import Families

_Real = TypeVar("_Real", np.float32, np.float64)

DECIMALS = 6
"""Scores are rounded to this many decimals before anything is compared.

The same product computed in blocks of another shape differs in the last bits; without rounding, equal
texts would not tie.
"""


def rank_blocks(
    dataset: Dataset,
    blocks: Iterable[NDArray[np.floating]],
    *,
    depth: int,
    facts: Mapping[str, Any] | None = None,
) -> Ranking:
    """Rank from dense scores that come in blocks of consecutive queries, each (queries, documents).

    Every document of a block is retrieved. How the queries are cut into blocks does not change the result.
    Raises `InputError` for a score that is not finite.
    """
    families = Families.of(dataset)
    kept: list[tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]] = []
    first = 0
    for block in blocks:
        scores = round_scores(block)
        _check_finite(dataset, scores, first)
        mask = scores >= head_floor(scores, depth)[:, None]
        span = slice(families.offsets[first], families.offsets[first + len(scores)])
        mask[families.queries[span] - first, families.documents[span]] = True
        rows, documents = marked(mask)
        kept.append((rows + first, documents, scores[rows, documents]))
        first += len(scores)
    if first != len(dataset.queries):
        raise ValueError(f"{first} rows of scores for {len(dataset.queries)} queries")
    if not kept:
        return _assemble(dataset, _NONE, _NONE, _NONE.astype(np.float64), depth, families, facts)
    rows, documents, values = (np.concatenate(part) for part in zip(*kept, strict=True))
    return _assemble(dataset, rows, documents, values, depth, families, facts)


def rank_entries(
    dataset: Dataset,
    queries: NDArray[np.int64],
    documents: NDArray[np.int64],
    scores: NDArray[np.float64],
    *,
    depth: int,
    facts: Mapping[str, Any] | None = None,
    families: Families | None = None,
) -> Ranking:
    """Rank from single scored (query, document) entries, in any order, no pair twice.

    What is not among the entries was not retrieved. `families` are those of the dataset, if at hand.
    """
    families = Families.of(dataset) if families is None else families
    return _assemble(dataset, queries, documents, round_scores(scores), depth, families, facts)


def round_scores(scores: NDArray[np.floating]) -> NDArray[np.float64]:
    """Return the scores as float64, rounded; minus zero becomes zero."""
    return np.asarray(np.round(scores.astype(np.float64), DECIMALS) + 0.0)


_NONE = np.zeros(0, dtype=np.int64)
_GROUP = 16
_GROUPS_PER_PLACE = 16  # so many that two of a head seldom fall into one group, which would lower the floor


def head_floor(scores: NDArray[_Real], depth: int) -> NDArray[_Real]:
    """Return a value that the `depth` best scores of each row reach, and few others, shape (rows,).

    It is the score at `depth` among the greatest of each of many groups of columns; -inf for `depth` columns
    or fewer.
    """
    width = scores.shape[1]
    if width <= depth:
        return np.full(len(scores), -np.inf, scores.dtype)
    groups = width // _GROUP
    if groups >= _GROUPS_PER_PLACE * depth:
        # Neighbours, often much alike, fall into different groups.
        greatest = scores[:, :groups].copy()
        for first in range(groups, groups * _GROUP, groups):
            np.maximum(greatest, scores[:, first : first + groups], out=greatest)
        candidates = np.concatenate([greatest, scores[:, groups * _GROUP :]], axis=1)
    else:
        candidates = scores
    place = candidates.shape[1] - depth
    return np.asarray(np.partition(candidates, place, axis=1)[:, place])


def marked(mask: NDArray[np.bool_]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return rows and columns of what is true: `np.nonzero`, many times faster where little is."""
    flat = np.flatnonzero(mask)
    return np.divmod(flat, max(mask.shape[1], 1))


def _check_finite(dataset: Dataset, scores: NDArray[np.float64], first: int) -> None:
    bad = np.argwhere(~np.isfinite(scores))
    if len(bad):
        query, document = dataset.queries[first + bad[0, 0]], dataset.corpus[bad[0, 1]]
        raise InputError(f"the score of {document.corpus_id} for {query.query_id} is not finite")


def _assemble(
    dataset: Dataset,
    queries: NDArray[np.int64],
    documents: NDArray[np.int64],
    scores: NDArray[np.float64],
    depth: int,
    families: Families,
    facts: Mapping[str, Any] | None,
) -> Ranking:
    """Sort entries, keep each head with its ties and the query's own family."""
    count = len(dataset.queries)
    order = np.lexsort((documents, -scores, queries))
    queries, documents, scores = queries[order], documents[order], scores[order]
    lengths = np.bincount(queries, minlength=count)
    starts = np.concatenate([[0], np.cumsum(lengths)])[:-1]
    cut = np.full(count, np.inf)
    some = lengths > 0
    cut[some] = scores[starts[some] + np.minimum(lengths[some], depth) - 1]
    head = scores >= cut[queries]
    width = max(len(dataset.corpus), 1)
    own = np.isin(queries * width + documents, families.queries * width + families.documents)
    keep = head | own
    return Ranking(
        np.concatenate([[0], np.cumsum(np.bincount(queries[keep], minlength=count))]).astype(np.int64),
        documents[keep],
        scores[keep],
        np.bincount(queries[head], minlength=count).astype(np.int64),
        facts or {},
    )
