"""FAISS as a finder of candidates, for corpora too large to compare with every query.

FAISS says who may be near; scores, ties and families are made as in exact search. An index that compares
everything (`faiss:Flat`) therefore ends with the same ranking. All others may miss documents, and which ones
depends on the order of the corpus; the recipe names the index so that nobody takes the numbers for exact.
Since a query's own family is scored in any case, what an index misses are rivals: its numbers flatter, if
anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import UsageError
from execretrieval.retrievers.dense import BLOCK_CELLS, blocks, error_margin
from execretrieval.retrievers.extras import require
from execretrieval.retrievers.vectors import Matrix, Similarity, norms_of, unit

SEED = 20260510
"""Decides which documents an index learns from; what FAISS draws itself it draws by seeds of its own."""

TRAINING_CELLS = 100_000_000
"""Numbers of the documents an index learns from, at most: 400 MB of float32."""

SPARE = 32
"""Documents asked for beyond the depth at first, to see whether the last score may tie."""


@dataclass(frozen=True, slots=True)
class FaissIndex:
    """`faiss:FACTORY` or `faiss:FACTORY@PARAMETERS`, such as `faiss:IVF256,Flat@nprobe=16`.

    FACTORY is what `faiss.index_factory` takes, PARAMETERS what `faiss.ParameterSpace` takes for a search.
    """

    factory: str
    parameters: str = ""

    def __str__(self) -> str:
        return f"faiss:{self.factory}" + (f"@{self.parameters}" if self.parameters else "")

    @property
    def recipe(self) -> Mapping[str, Any]:
        """What decides which candidates are found; raises `MissingExtraError` without the extra."""
        version = str(self._package().__version__)
        return {"index": str(self), "faiss": version, "seed": SEED, "spare": SPARE}

    def candidates(
        self, dataset: Dataset, queries: NDArray[np.float32], documents: Matrix, depth: int, kind: Similarity
    ) -> NDArray[np.int64]:
        """Return the pairs that may stand in a head, as keys query * n_corpus + document."""
        if kind == "cosine":
            # Of one length: an index may move vectors, or scale them, before it compares.
            queries = unit(queries, norms_of(queries))
        index, longest = self._built(dataset, queries, documents, kind)
        margin = error_margin(queries.shape[1], norms_of(queries), kind, longest)
        found = []
        open_rows, count = np.arange(len(queries)), min(depth + SPARE, len(documents))
        while len(open_rows) and count:
            size = max(1, BLOCK_CELLS // count)
            still_open = []
            for first in range(0, len(open_rows), size):
                rows = open_rows[first : first + size]
                scores, places = index.search(queries[rows], count)
                # Fewer than asked for, marked by -1, are all that this index will ever find.
                ends = (places[:, -1] < 0) | (count == len(documents))
                floor = scores[:, min(depth, count) - 1] - margin[rows]
                done = ends | (scores[:, -1] < floor)
                held, columns = np.nonzero((places >= 0) & done[:, None])
                found.append(rows[held] * max(len(documents), 1) + places[held, columns])
                still_open.append(rows[~done])
            open_rows, count = np.concatenate(still_open), min(2 * count, len(documents))
        return np.concatenate(found) if found else np.zeros(0, np.int64)

    def _built(
        self, dataset: Dataset, queries: NDArray[np.float32], documents: Matrix, kind: Similarity
    ) -> tuple[Any, float]:
        """Return the index of all documents, and the length of the longest."""
        package = self._package()
        dims, longest = documents.shape[1], 1.0
        threads = package.omp_get_max_threads()
        if self.factory != "Flat":
            # Threads race for their place in a graph, and the index differs from run to run.
            package.omp_set_num_threads(1)
        try:
            index = self._tried(
                lambda: package.index_factory(dims, self.factory, package.METRIC_INNER_PRODUCT), dims
            )
            if not index.is_trained:
                sample = _sample(documents, kind)
                self._tried(lambda: index.train(sample), dims, len(documents))
            for _, block, norms in blocks(dataset, documents, len(queries), kind):
                longest = max(longest, float(norms.max()))
                vectors = unit(block, norms) if kind == "cosine" else block.astype(np.float32, copy=False)
                self._tried(partial(index.add, np.ascontiguousarray(vectors)), dims)
            if self.parameters:
                space = package.ParameterSpace()
                self._tried(lambda: space.set_index_parameters(index, self.parameters), dims)
        finally:
            package.omp_set_num_threads(threads)
        return index, longest

    def _tried(self, call: Callable[[], Any], dims: int, documents: int | None = None) -> Any:
        try:
            return call()
        except RuntimeError as error:
            # FAISS says "Error in <signature> at <file>:<line>: <reason>", over one line or more.
            reason = " ".join(str(error).split()).rpartition(".cpp:")[2].partition(": ")[2] or str(error)
            of = f"{dims} dimensions" if documents is None else f"{documents} documents"
            raise UsageError(f"{self} cannot be made for {of}: {reason}") from error

    def _package(self) -> Any:
        return require("faiss", "faiss", str(self))


def parse_index(text: str) -> FaissIndex | None:
    """Return the index that `text` names, None for `exact`; raises `UsageError` for what is none."""
    if text == "exact":
        return None
    kind, _, rest = text.partition(":")
    factory, at, parameters = rest.partition("@")
    if kind != "faiss" or not factory or (at and not parameters):
        raise UsageError(f"no index {text!r}; write exact, faiss:FACTORY or faiss:FACTORY@PARAMETERS")
    return FaissIndex(factory, parameters)


def _sample(documents: Matrix, kind: Similarity) -> NDArray[np.float32]:
    """Return what an index learns from: all documents, or a seeded draw of them."""
    count = max(1, TRAINING_CELLS // max(documents.shape[1], 1))
    rows = np.arange(len(documents))
    if len(rows) > count:
        rows = np.sort(np.random.default_rng(SEED).choice(len(documents), count, replace=False))
    sample = documents[rows]
    vectors = unit(sample, norms_of(sample)) if kind == "cosine" else sample.astype(np.float32, copy=False)
    return np.ascontiguousarray(vectors)
