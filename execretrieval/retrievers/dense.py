"""Exact search by blocked matrix products.

Single precision finds the candidates, with a margin for its error; their scores are then computed again in
double precision, one pair at a time, so that neither the size of a block nor the order of documents shows in
a rounded score. Documents may be a memory-mapped array of any float type: a block of it is held at a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import InputError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.families import Families
from execretrieval.retrievers.topk import DECIMALS, head_floor, marked, rank_entries
from execretrieval.retrievers.vectors import (
    Matrix,
    Similarity,
    at_least_single,
    check_lengths,
    inverse,
    norms_of,
    safe,
    taker,
    unit,
)

Entries = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float32]]

BLOCK_CELLS = 4_000_000
"""Scores held at once: 16 MB of float32; and as many numbers of documents."""

PAIR_CELLS = 200_000
"""Numbers held at most while pairs are computed in double precision; one query seldom needs as many."""

_UNIT_ROUNDOFF = 2.0**-24

_NONE: Entries = np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.float32)


class Index(Protocol):
    """What finds candidates in place of the product with every document."""

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Everything that decides which candidates are found, as JSON."""
        ...

    def candidates(
        self, dataset: Dataset, queries: NDArray[np.float32], documents: Matrix, depth: int, kind: Similarity
    ) -> NDArray[np.int64]:
        """Return the pairs that may stand in a head, as keys query * n_corpus + document.

        Queries come as they are for the cosine, too: their lengths change no order.
        """
        ...


def search(
    dataset: Dataset,
    queries: Matrix,
    documents: Matrix,
    *,
    depth: int,
    similarity: Similarity = "cosine",
    index: Index | None = None,
    facts: Mapping[str, Any] | None = None,
) -> Ranking:
    """Rank all documents for every query; row n of a matrix is query or document n of the dataset.

    Both matrices are (texts, dimensions). The cosine with a vector of zeros is 0. Raises `InputError` for
    matrices of another shape, and naming its id for a vector without a finite length, or one longer than 1e15
    where dot products could leave single precision. An `index` finds the candidates, all else stays as it is.
    """
    _check_shape("query", queries, len(dataset.queries), queries)
    _check_shape("document", documents, len(dataset.corpus), queries)
    find = _candidates if index is None else index.candidates
    found = find(dataset, _single(dataset, queries, similarity), documents, depth, similarity)
    families = Families.of(dataset)
    width = max(len(dataset.corpus), 1)
    keys = np.unique(np.concatenate([found, families.queries * width + families.documents]))
    rows, columns = keys // width, keys % width
    scores = _exact(queries, documents, rows, columns, similarity)
    return rank_entries(dataset, rows, columns, scores, depth=depth, facts=facts, families=families)


def _candidates(
    dataset: Dataset, queries: NDArray[np.float32], documents: Matrix, depth: int, similarity: Similarity
) -> NDArray[np.int64]:
    """Return all pairs that may stand in a head, as keys query * n_corpus + document."""
    lengths = norms_of(queries)
    floor, margin = np.full(len(queries), -np.inf), np.zeros(len(queries))
    longest = 1.0
    parts: list[Entries] = []
    cells = np.empty(0, np.float32)
    for first, block, norms in blocks(dataset, documents, len(queries), similarity):
        if first == 0:
            # One piece of memory for all blocks, as new memory is slow at its first touch.
            cells = np.empty(len(queries) * len(block), np.float32)
        scores = cells[: len(queries) * len(block)].reshape(len(queries), len(block))
        _products(queries, block, norms, similarity, out=scores)
        longest = max(longest, float(norms.max()))
        margin = error_margin(queries.shape[1], lengths, similarity, longest)
        if first == 0:
            floor = head_floor(scores, depth).astype(np.float64)
        rows, columns = marked(scores >= (floor - margin).astype(np.float32)[:, None])
        parts.append((rows, columns + first, scores[rows, columns]))
        if sum(len(part[0]) for part in parts[1:]) > len(parts[0][0]):
            held, floor = _merged(parts, floor, margin, depth)
            parts = [held]
    (rows, columns, _), _ = _merged(parts or [_NONE], floor, margin, depth)
    return rows * max(len(dataset.corpus), 1) + columns


def _products(
    queries: NDArray[np.float32],
    block: Matrix,
    norms: NDArray[np.float64],
    similarity: Similarity,
    out: NDArray[np.float32],
) -> None:
    """Make the scores of a block. The cosine's are scaled, which is less work than to scale the vectors."""
    scaled_before = similarity == "cosine" and not safe(norms)
    right = unit(block, norms) if scaled_before else block.astype(np.float32, copy=False)
    np.matmul(queries, right.T, out=out)
    if similarity == "cosine" and not scaled_before:
        out *= (1 / norms).astype(np.float32)


def error_margin(
    dims: int, lengths: NDArray[np.float64], similarity: Similarity, longest: float
) -> NDArray[np.float64]:
    """Return how far below another a single-precision score may be and still tie with it, (queries,).

    `lengths` are those of the queries. For the cosine, scores are divided by the lengths of documents alone;
    for the dot product `longest` is the length of the longest document, at least 1. In any order of summation
    a product of vectors of `dims` numbers is off by at most dims * u times their lengths, u being the unit
    roundoff, and a length by half as much (Higham, Accuracy and Stability of Numerical Algorithms, 2002,
    3.1); the vectors, their scales and what is compared are rounded, too. Both scores may be off, and two
    that tie differ by up to a decimal.
    """
    error = 3 * (dims + 8) * _UNIT_ROUNDOFF + 10.0**-DECIMALS
    return np.asarray(error * (lengths if similarity == "cosine" else np.maximum(lengths, 1) * longest))


def _merged(
    parts: list[Entries], floor: NDArray[np.float64], margin: NDArray[np.float64], depth: int
) -> tuple[Entries, NDArray[np.float64]]:
    """Return what of all parts may still be in a head, and each query's score at `depth`."""
    rows, columns, scores = (np.concatenate(part) for part in zip(*parts, strict=True))
    order = np.lexsort((-scores, rows))
    rows, columns, scores = rows[order], columns[order], scores[order]
    starts = np.searchsorted(rows, np.arange(len(floor)))
    full = np.bincount(rows, minlength=len(floor)) >= depth
    floor = floor.copy()
    floor[full] = scores[starts[full] + depth - 1]
    keep = scores >= (floor - margin)[rows]
    return (rows[keep], columns[keep], scores[keep]), floor


def blocks(
    dataset: Dataset, documents: Matrix, n_queries: int, similarity: Similarity
) -> Iterator[tuple[int, Matrix, NDArray[np.float64]]]:
    """Yield the first row of each block, its vectors in at least single precision, and their lengths."""
    size = max(1, BLOCK_CELLS // max(n_queries, documents.shape[1], 1))

    def name(row: int) -> str:
        return dataset.corpus[row].corpus_id

    for first in range(0, len(documents), size):
        block = at_least_single(documents[first : first + size])
        norms = norms_of(block)
        check_lengths(norms, similarity, name, first)
        yield first, block, norms


def _exact(
    queries: Matrix,
    documents: Matrix,
    rows: NDArray[np.int64],
    columns: NDArray[np.int64],
    similarity: Similarity,
) -> NDArray[np.float64]:
    """Return the score of each pair in double precision; the pairs come by query."""
    scores, squares = np.empty(len(rows)), np.empty(len(rows))
    size = max(1, PAIR_CELLS // max(documents.shape[1], 1))
    take = taker(documents, min(size, len(rows)))
    bounds = np.searchsorted(rows, np.arange(len(queries) + 1)).tolist()
    for left, (start, end) in zip(_wide(queries, similarity), pairwise(bounds), strict=True):
        for first in range(start, end, size):
            part = slice(first, min(first + size, end))
            right = take(columns[part])
            scores[part] = np.vecdot(right, left)
            squares[part] = np.vecdot(right, right)
    return scores * inverse(np.sqrt(squares)) if similarity == "cosine" else scores


def _wide(queries: Matrix, similarity: Similarity) -> Iterator[NDArray[np.float64]]:
    """Yield each query in double precision, for the cosine of length 1; the next takes its memory."""
    size = max(1, PAIR_CELLS // max(queries.shape[1], 1))
    take = taker(queries, min(size, len(queries)))
    for first in range(0, len(queries), size):
        block = take(np.arange(first, min(first + size, len(queries))))
        if similarity == "cosine":
            block *= inverse(norms_of(block))[:, None]
        yield from block


def _single(dataset: Dataset, queries: Matrix, similarity: Similarity) -> NDArray[np.float32]:
    """Return the queries in single precision, scaled only where their squares would leave it."""
    norms = norms_of(queries)
    check_lengths(norms, similarity, lambda row: dataset.queries[row].query_id)
    if similarity == "cosine" and not safe(norms):
        return unit(queries, norms)
    return queries.astype(np.float32, copy=False)


def _check_shape(kind: str, matrix: Matrix, rows: int, queries: Matrix) -> None:
    if matrix.ndim != 2 or len(matrix) != rows:
        raise InputError(f"the {kind} matrix has shape {matrix.shape}, the dataset {rows} {kind} rows")
    if matrix.shape[1] != queries.shape[1]:
        raise InputError(f"queries have {queries.shape[1]} dimensions, documents {matrix.shape[1]}")
