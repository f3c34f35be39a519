"""Exact search by blocked matrix products.

Single precision finds the candidates, with a margin for its error; their scores are then computed again in
double precision, one pair at a time, so that neither the size of a block nor the order of documents shows in
a rounded score. Documents may be a memory-mapped array of any float type: a block of it is held at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import InputError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.families import Families
from execretrieval.retrievers.topk import DECIMALS, head_floor, marked, rank_entries

Similarity = Literal["cosine", "dot"]
Matrix = NDArray[np.floating]
Entries = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float32]]

BLOCK_CELLS = 4_000_000
"""Scores held at once: 16 MB of float32; and as many numbers of documents."""

PAIR_CELLS = 200_000
"""Numbers of documents held at once while pairs are computed in double precision, to stay in cache."""

_SAFE_NORMS = 1e-15, 1e15
"""Between these lengths no square and no product with a unit vector leaves single precision."""

_UNIT_ROUNDOFF = 2.0**-24


class Index(Protocol):
    """What finds candidates in place of the product with every document."""

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Everything that decides which candidates are found, as JSON."""
        ...

    def candidates(
        self, dataset: Dataset, queries: NDArray[np.float64], documents: Matrix, depth: int, kind: Similarity
    ) -> NDArray[np.int64]:
        """Return the pairs that may stand in a head, as keys query * n_corpus + document."""
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
    matrices of another shape and for a vector that is not finite, naming its id. An `index` finds the
    candidates, all else stays as it is.
    """
    _check_shape("query", queries, len(dataset.queries), queries)
    _check_shape("document", documents, len(dataset.corpus), queries)
    left = _prepared(queries, similarity, lambda row: dataset.queries[row].query_id)
    find = _candidates if index is None else index.candidates
    found = find(dataset, left, documents, depth, similarity)
    families = Families.of(dataset)
    width = max(len(dataset.corpus), 1)
    keys = np.unique(np.concatenate([found, families.queries * width + families.documents]))
    rows, columns = keys // width, keys % width
    scores = _exact(left, documents, rows, columns, similarity)
    return rank_entries(dataset, rows, columns, scores, depth=depth, facts=facts)


def _candidates(
    dataset: Dataset, left: NDArray[np.float64], documents: Matrix, depth: int, similarity: Similarity
) -> NDArray[np.int64]:
    """Return all pairs that may stand in a head, as keys query * n_corpus + document."""
    queries = left.astype(np.float32)
    lengths = norms_of(left)
    floor = np.full(len(queries), -np.inf)
    longest = 1.0
    held: Entries = (_NONE, _NONE, _NONE.astype(np.float32))
    for first, block, norms in blocks(dataset, documents, len(queries)):
        if similarity == "dot":
            longest = max(longest, float(norms.max()))
        scores = _products(queries, block, norms, similarity)
        margin = error_margin(queries.shape[1], lengths, longest)
        if len(held[0]) == 0:
            floor = head_floor(scores, depth).astype(np.float64)
        rows, columns = marked(scores >= (floor - margin)[:, None])
        new = rows, columns + first, scores[rows, columns]
        held, floor = _merged(held, new, floor, margin, depth)
    return held[0] * max(len(dataset.corpus), 1) + held[1]


def _products(
    queries: NDArray[np.float32],
    block: Matrix,
    norms: NDArray[np.float64],
    similarity: Similarity,
) -> NDArray[np.float32]:
    """Return the scores of a block. The cosine's are scaled, which is less work than to scale the vectors."""
    scaled_before = similarity == "cosine" and not _safe(norms)
    scores = queries @ (unit(block, norms) if scaled_before else block.astype(np.float32, copy=False)).T
    if similarity == "cosine" and not scaled_before:
        scores *= (1 / norms).astype(np.float32)
    return scores


def error_margin(dims: int, lengths: NDArray[np.float64], longest: float) -> NDArray[np.float64]:
    """Return how far below another a single-precision score may be and still tie with it, (queries,).

    `lengths` are those of the queries, `longest` that of the longest document, at least 1. In any order of
    summation a product of vectors of `dims` numbers is off by at most dims * u times their lengths, u being
    the unit roundoff (Higham, Accuracy and Stability of Numerical Algorithms, 2002, 3.1); the vectors and
    their scales are rounded, too. Both scores may be off, and two that tie differ by up to a decimal.
    """
    error = 2 * (dims + 8) * _UNIT_ROUNDOFF + 10.0**-DECIMALS
    return np.asarray(error * np.maximum(lengths, 1) * longest)


def _merged(
    held: Entries, new: Entries, floor: NDArray[np.float64], margin: NDArray[np.float64], depth: int
) -> tuple[Entries, NDArray[np.float64]]:
    """Return what of both may still be in a head, and each query's score at `depth`."""
    rows = np.concatenate([held[0], new[0]])
    columns = np.concatenate([held[1], new[1]])
    scores = np.concatenate([held[2], new[2]])
    order = np.lexsort((-scores, rows))
    rows, columns, scores = rows[order], columns[order], scores[order]
    starts = np.searchsorted(rows, np.arange(len(floor)))
    full = np.bincount(rows, minlength=len(floor)) >= depth
    floor = floor.copy()
    floor[full] = scores[starts[full] + depth - 1]
    keep = scores >= (floor - margin)[rows]
    return (rows[keep], columns[keep], scores[keep]), floor


def blocks(
    dataset: Dataset, documents: Matrix, n_queries: int
) -> Iterator[tuple[int, Matrix, NDArray[np.float64]]]:
    """Yield the first row of each block, its vectors in at least single precision, and their lengths."""
    size = max(1, BLOCK_CELLS // max(n_queries, documents.shape[1], 1))
    for first in range(0, len(documents), size):
        block = _at_least_single(documents[first : first + size])
        norms = norms_of(block)
        if not np.isfinite(norms).all():
            row = first + int(np.flatnonzero(~np.isfinite(norms))[0])
            raise InputError(f"the vector of {dataset.corpus[row].corpus_id} is not finite")
        yield first, block, norms


def unit(block: Matrix, norms: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return vectors scaled to length 1, in single precision; those of zeros stay."""
    # In double precision: what scales a very short vector is beyond the other.
    return (block * _inverse(norms)[:, None]).astype(np.float32)


def _exact(
    left: NDArray[np.float64],
    documents: Matrix,
    rows: NDArray[np.int64],
    columns: NDArray[np.int64],
    similarity: Similarity,
) -> NDArray[np.float64]:
    """Return the score of each pair in double precision."""
    scores = np.empty(len(rows))
    size = max(1, PAIR_CELLS // max(documents.shape[1], 1))
    for first in range(0, len(rows), size):
        part = slice(first, first + size)
        right = np.asarray(documents[columns[part]], dtype=np.float64)
        scores[part] = np.vecdot(left[rows[part]], right)
        if similarity == "cosine":
            scores[part] *= _inverse(np.sqrt(np.vecdot(right, right)))
    return scores


def _prepared(matrix: Matrix, similarity: Similarity, name: Callable[[int], str]) -> NDArray[np.float64]:
    wide = matrix.astype(np.float64)
    norms = norms_of(wide)
    bad = np.flatnonzero(~np.isfinite(norms))
    if len(bad):
        raise InputError(f"the vector of {name(int(bad[0]))} is not finite")
    if similarity == "cosine":
        wide *= _inverse(norms)[:, None]
    return wide


def norms_of(matrix: Matrix) -> NDArray[np.float64]:
    """Return the length of each row."""
    matrix = _at_least_single(matrix)
    with np.errstate(over="ignore", invalid="ignore"):
        norms = np.sqrt(np.vecdot(matrix, matrix).astype(np.float64))
        if not _safe(norms):
            # Squares of small or great single-precision numbers leave its range.
            wide = matrix.astype(np.float64, copy=False)
            norms = np.sqrt(np.vecdot(wide, wide))
    return np.asarray(norms)


def _at_least_single(matrix: Matrix) -> Matrix:
    return np.asarray(matrix.astype(np.result_type(matrix.dtype, np.float32), copy=False))


def _safe(norms: NDArray[np.float64]) -> bool:
    return bool(((norms > _SAFE_NORMS[0]) & (norms < _SAFE_NORMS[1])).all())


def _inverse(norms: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return what scales a vector to length 1; one of zeros stays."""
    return 1 / np.where(norms > 0, norms, 1)


def _check_shape(kind: str, matrix: Matrix, rows: int, queries: Matrix) -> None:
    if matrix.ndim != 2 or len(matrix) != rows:
        raise InputError(f"the {kind} matrix has shape {matrix.shape}, the dataset {rows} {kind} rows")
    if matrix.shape[1] != queries.shape[1]:
        raise InputError(f"queries have {queries.shape[1]} dimensions, documents {matrix.shape[1]}")


_NONE = np.zeros(0, dtype=np.int64)
