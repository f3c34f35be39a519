"""What the dataset says of each (query, document): who is the canonical, who passes, who is paired."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset, ExecutionRow
from execretrieval.scorer.hashing import code_sha256, tests_sha256


@dataclass(frozen=True, slots=True)
class Judgements:
    """Judgements by index into `dataset.queries` and `dataset.corpus`.

    `canonical` is the first correct document of each query, -1 where there is none. `passing` holds the
    pairs that pass all tests, as sorted keys query * n_corpus + document.
    """

    dataset: Dataset
    canonical: NDArray[np.int64]
    distractors: tuple[tuple[int, ...], ...]
    passing: NDArray[np.int64]
    executions: Mapping[tuple[str, str], ExecutionRow]
    code_hashes: tuple[str, ...]
    tests_hashes: tuple[str, ...]

    def passes(self, queries: NDArray[np.int64], documents: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether each document passes all tests of the query beside it."""
        return np.isin(queries * max(len(self.dataset.corpus), 1) + documents, self.passing)

    @property
    def passing_counts(self) -> NDArray[np.int64]:
        """How many documents of the corpus pass, per query."""
        rows = self.passing // max(len(self.dataset.corpus), 1)
        return np.bincount(rows, minlength=len(self.dataset.queries)).astype(np.int64)

    def outcomes(self, query: int, document: int) -> list[str]:
        """One outcome per test, or an empty list where the pair was never executed."""
        row = self.executions.get((self.code_hashes[document], self.tests_hashes[query]))
        return [] if row is None else list(row.test_results)


def judge(dataset: Dataset) -> Judgements:
    """Collect the judgements of a dataset.

    A pair passes when its execution row says so. A pair without a row does not pass, unless the document
    is one of the query's correct ones: those passed when the dataset was built.
    """
    code_hashes = tuple(code_sha256(row.code) for row in dataset.corpus)
    tests_hashes = tuple(tests_sha256(row.test_suite) for row in dataset.queries)
    executions = {(row.code_sha256, row.tests_sha256): row for row in dataset.executions}
    index = {row.corpus_id: number for number, row in enumerate(dataset.corpus)}
    return Judgements(
        dataset,
        np.array(
            [index[row.correct_corpus_ids[0]] if row.correct_corpus_ids else -1 for row in dataset.queries],
            dtype=np.int64,
        ),
        tuple(
            tuple(index[each] for each in dict.fromkeys(row.paired_distractor_corpus_ids))
            for row in dataset.queries
        ),
        _passing(dataset, index, executions, code_hashes, tests_hashes),
        executions,
        code_hashes,
        tests_hashes,
    )


def _passing(
    dataset: Dataset,
    index: Mapping[str, int],
    executions: Mapping[tuple[str, str], ExecutionRow],
    code_hashes: tuple[str, ...],
    tests_hashes: tuple[str, ...],
) -> NDArray[np.int64]:
    documents = defaultdict(list)
    for number, digest in enumerate(code_hashes):
        documents[digest].append(number)
    queries = defaultdict(list)
    for number, digest in enumerate(tests_hashes):
        queries[digest].append(number)
    pairs = {
        (query, document)
        for (code, tests), row in executions.items()
        if row.passes_all_tests
        for query in queries.get(tests, ())
        for document in documents.get(code, ())
    }
    pairs.update(
        (number, index[each])
        for number, row in enumerate(dataset.queries)
        for each in row.correct_corpus_ids
        if (code_hashes[index[each]], tests_hashes[number]) not in executions
    )
    width = len(dataset.corpus)
    return np.array(sorted(query * width + document for query, document in pairs), dtype=np.int64)
