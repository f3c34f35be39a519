from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from execretrieval.datasets import CorpusRow, Dataset, DistractorRow, ExecutionRow, QueryRow
from execretrieval.retrievers import Ranking
from execretrieval.retrievers.topk import rank_blocks

Make = Callable[..., Dataset]


def make_dataset(
    n_corpus: int,
    families: Sequence[Sequence[int]],
    also_passing: Sequence[tuple[int, int]] = (),
    edits: dict[int, list[dict[str, object]]] | None = None,
    domains: Sequence[str] = ("geometry",),
) -> Dataset:
    """Documents by number; each family is its canonical, then its distractors."""
    canonicals = {family[0] for family in families}
    corpus = tuple(
        CorpusRow(
            f"c_{number:03}",
            f"def f{number}(): return {number}",
            "correct" if number in canonicals else "incorrect",
            "e",
            None if number in canonicals else "wrong_operator",
        )
        for number in range(n_corpus)
    )
    queries = tuple(
        QueryRow(
            f"q_{number:03}",
            f"question {number}",
            (f"assert f() == {number}",),
            (f"c_{family[0]:03}",),
            tuple(f"c_{each:03}" for each in family[1:]),
            f"exec_{domains[number % len(domains)]}_{number}",
            {},
        )
        for number, family in enumerate(families)
    )
    executions = tuple(
        ExecutionRow(
            hashlib.sha256(corpus[document].code.encode()).hexdigest(),
            hashlib.sha256(
                json.dumps(list(queries[query].test_suite)).replace(", ", ",").encode()
            ).hexdigest(),
            ("pass",),
            True,
        )
        for query, document in also_passing
    )
    distractors = tuple(
        DistractorRow(f"c_{number:03}", None, None, tuple(each), None, None, None, None, None)
        for number, each in (edits or {}).items()
    )
    return Dataset(None, corpus, queries, distractors, executions, None)


def make_ranking(dataset: Dataset, scores: Sequence[Sequence[float]], depth: int = 10) -> Ranking:
    return rank_blocks(dataset, [np.array(scores, dtype=float)], depth=depth)


@pytest.fixture(name="make_dataset", scope="session")
def make_dataset_fixture() -> Make:
    return make_dataset


@pytest.fixture(name="make_ranking", scope="session")
def make_ranking_fixture() -> Callable[..., Ranking]:
    return make_ranking
