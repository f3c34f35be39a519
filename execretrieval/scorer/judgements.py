"""What the dataset says of each (query, document): who is the canonical, who passes, who is paired."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset, ExecutionRow, code_sha256, tests_sha256
from execretrieval.datasets.ids import canonical_json


@dataclass(frozen=True)
class Judgements:
    """Judgements by index into `dataset.queries` and `dataset.corpus`.

    `canonical` is the first correct document of each query, -1 where there is none. `executions` holds the
    (query, document) pairs that were executed, `passing` those that pass all tests, as sorted keys
    query * n_corpus + document. `relevant`, as such keys, is what nDCG looks for: the canonical of a query
    with tests, all correct documents of a query without.
    """

    dataset: Dataset
    canonical: NDArray[np.int64]
    distractors: tuple[tuple[int, ...], ...]
    executions: Mapping[tuple[int, int], ExecutionRow]
    passing: NDArray[np.int64]
    relevant: NDArray[np.int64]

    def passes(self, queries: NDArray[np.int64], documents: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether each document passes all tests of the query beside it."""
        return np.isin(self._keys(queries, documents), self.passing)

    def is_relevant(self, queries: NDArray[np.int64], documents: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether each document is relevant to the query beside it."""
        return np.isin(self._keys(queries, documents), self.relevant)

    @property
    def passing_counts(self) -> NDArray[np.int64]:
        """How many documents of the corpus pass, per query."""
        return self._counts(self.passing)

    @property
    def relevant_counts(self) -> NDArray[np.int64]:
        """How many documents of the corpus are relevant, per query."""
        return self._counts(self.relevant)

    def _keys(self, queries: NDArray[np.int64], documents: NDArray[np.int64]) -> NDArray[np.int64]:
        return queries * max(len(self.dataset.corpus), 1) + documents

    def _counts(self, keys: NDArray[np.int64]) -> NDArray[np.int64]:
        rows = keys // max(len(self.dataset.corpus), 1)
        return np.bincount(rows, minlength=len(self.dataset.queries)).astype(np.int64)

    def outcomes(self, query: int, document: int) -> list[str]:
        """One outcome per test, or an empty list where the pair was never executed."""
        row = self.executions.get((query, document))
        return [] if row is None else list(row.test_results)

    @cached_property
    def identity(self) -> Mapping[str, str | None]:
        """Hashes of the manifest (None without one) and of all rows, whatever their order."""
        data = self.dataset
        digest = sha256()
        for rows in (data.corpus, data.queries, data.distractors, data.executions):
            for line in sorted(canonical_json(asdict(row)) for row in rows):
                digest.update(line.encode())
            digest.update(b"\0")
        manifest = (
            None if data.manifest is None else sha256(canonical_json(data.manifest).encode()).hexdigest()
        )
        return {"manifest_sha256": manifest, "content_sha256": digest.hexdigest()}


def judge(dataset: Dataset) -> Judgements:
    """Collect the judgements of a dataset.

    A pair passes when its execution row says so. A pair without a row does not pass, unless the document
    is one of the query's correct ones: those passed when the dataset was built.
    """
    place = dataset.positions
    families = dataset.families
    executions = _executions(dataset)
    relevant = {
        (number, place[row.corpus_id])
        for number, family in enumerate(families)
        for row in (family.correct[:1] if family.query.test_suite else family.correct)
    }
    passing = {pair for pair, row in executions.items() if row.passes_all_tests}
    for number, family in enumerate(families):
        correct = ((number, place[row.corpus_id]) for row in family.correct)
        passing.update(pair for pair in correct if pair not in executions)
    return Judgements(
        dataset,
        np.array([place[each.correct[0].corpus_id] if each.correct else -1 for each in families], np.int64),
        tuple(tuple(dict.fromkeys(place[row.corpus_id] for row in each.distractors)) for each in families),
        executions,
        *(
            np.array(sorted(query * len(dataset.corpus) + document for query, document in pairs), np.int64)
            for pairs in (passing, relevant)
        ),
    )


def _executions(dataset: Dataset) -> dict[tuple[int, int], ExecutionRow]:
    documents = defaultdict(list)
    for number, snippet in enumerate(dataset.corpus):
        documents[code_sha256(snippet.code)].append(number)
    queries = defaultdict(list)
    for number, query in enumerate(dataset.queries):
        queries[tests_sha256(query.test_suite)].append(number)
    return {
        (number, document): row
        for row in dataset.executions
        for number in queries.get(row.tests_sha256, ())
        for document in documents.get(row.code_sha256, ())
    }
