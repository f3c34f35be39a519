"""Vectors by row: their lengths, in a precision that holds them, and rows of them in another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from execretrieval.errors import InputError

Similarity = Literal["cosine", "dot"]
Matrix = NDArray[np.floating]

_SAFE_NORMS = 1e-15, 1e15
"""Between these lengths squares and products of two vectors, and parts of them, stay in single precision."""


def norms_of(matrix: Matrix) -> NDArray[np.float64]:
    """Return the length of each row."""
    matrix = at_least_single(matrix)
    with np.errstate(over="ignore", invalid="ignore"):
        norms = np.sqrt(np.vecdot(matrix, matrix).astype(np.float64))
        if not safe(norms):
            # Squares of small or great single-precision numbers leave its range.
            wide = matrix.astype(np.float64, copy=False)
            norms = np.sqrt(np.vecdot(wide, wide))
    return np.asarray(norms)


def at_least_single(matrix: Matrix) -> Matrix:
    """Return the matrix itself, or a copy in single precision of one of lower."""
    return np.asarray(matrix.astype(np.result_type(matrix.dtype, np.float32), copy=False))


def safe(norms: NDArray[np.float64]) -> bool:
    """Tell whether single precision holds the squares and the products of vectors of these lengths."""
    return bool(((norms > _SAFE_NORMS[0]) & (norms < _SAFE_NORMS[1])).all())


def inverse(norms: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return what scales a vector to length 1; one of zeros stays."""
    return 1 / np.where(norms > 0, norms, 1)


def check_lengths(
    norms: NDArray[np.float64], similarity: Similarity, name: Callable[[int], str], first: int = 0
) -> None:
    """Raise `InputError` for a vector that no score can be made of; `first` is the row of the first."""
    longest = np.finfo(np.float64).max if similarity == "cosine" else _SAFE_NORMS[1]
    bad = np.flatnonzero(~(norms <= longest))
    if len(bad):
        of = f"the vector of {name(first + int(bad[0]))}"
        if not np.isfinite(norms[bad[0]]):
            raise InputError(f"{of} has no finite length")
        raise InputError(f"{of} is {norms[bad[0]]:.3g} long; dot products take {longest:.0e} at most")


def unit(block: Matrix, norms: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return vectors scaled to length 1, in single precision; those of zeros stay."""
    # In double precision: what scales a very short vector is beyond the other.
    return (block * inverse(norms)[:, None]).astype(np.float32)


def taker(matrix: Matrix, most: int) -> Callable[[NDArray[np.int64]], NDArray[np.float64]]:
    """Return what gives up to `most` rows in double precision, each time in the same memory."""
    shape = most, matrix.shape[1]
    in_order = matrix.flags.c_contiguous  # else numpy's `take` would copy all of it each time
    narrow, wide = np.empty(shape if in_order else 0, matrix.dtype), np.empty(shape)

    def take(rows: NDArray[np.int64]) -> NDArray[np.float64]:
        taken = wide[: len(rows)]
        if in_order:
            # By default numpy fills a copy first, lest an index be out of bounds; none is.
            taken[:] = np.take(matrix, rows, axis=0, out=narrow[: len(rows)], mode="clip")
        else:
            taken[:] = matrix[rows]
        return taken

    return take
