from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from execretrieval.datasets import (
    CorpusRow,
    Dataset,
    DistractorRow,
    ExecutionRow,
    QueryRow,
    code_sha256,
    write_dataset,
)
from execretrieval.datasets import tests_sha256 as suite_sha256
from execretrieval.retrievers import Ranking
from execretrieval.retrievers.topk import rank_entries
from execretrieval.scorer import Settings, file_name, judge, render, score

OPERATORS = ("off_by_one", "wrong_operator", "wrong_comparison", "off_by_one_boundary")
DOMAINS = ("geometry", "collections", "date_time")
CODE = """def task_{number}(values, limit):
    # {filler}
    total = 0
    for place, value in enumerate(values):
        if value > limit:
            total += value * {number}
        elif place % 7 == {rest}:
            total -= limit
    return total - len(values)
"""
# Each is one edit of CODE: operator, original, replacement.
EDITS = (
    ("wrong_comparison", "value > limit", "value < limit"),
    ("wrong_operator", "total += value", "total -= value"),
    ("off_by_one", "total = 0", "total = 1"),
    ("off_by_one_boundary", "len(values)", "len(values) + 1"),
)


def make_synthetic(count: int) -> Dataset:
    """A dataset of `count` families of five; codes and queries differ from family to family."""
    corpus, queries, distractors, executions = [], [], [], []
    rng = random.Random(7)
    for number in range(count):
        filler = " ".join(
            rng.choice(("tally", "ledger", "gauge", "quota", "relay")) + str(rng.randrange(999))
            for _ in range(6)
        )
        code = CODE.format(number=number, filler=filler, rest=number % 7)
        query_id, canonical = f"q_{number:012x}", f"c_{number * 5:012x}"
        tests = tuple(f"assert task_{number}([{n}, {number}], {n}) == {n * number}" for n in range(8))
        corpus.append(CorpusRow(canonical, code, "correct", f"exec_geometry_{number}"))
        executions.append(ExecutionRow(code_sha256(code), suite_sha256(tests), ("pass",) * 8, True))
        ids = []
        for place, (operator, original, replacement) in enumerate(EDITS, 1):
            start = code.index(original)
            changed = code.replace(original, replacement, 1)
            ids.append(f"c_{number * 5 + place:012x}")
            edit = {
                "operator": operator,
                "rule": "rule",
                "start": start,
                "end": start + len(original),
                "line": 1,
                "column": 0,
                "original": original,
                "replacement": replacement,
                "edit_span": len(original),
            }
            corpus.append(CorpusRow(ids[-1], changed, "incorrect", f"exec_geometry_{number}", operator))
            distractors.append(
                DistractorRow(ids[-1], canonical, query_id, (edit,), operator, "assert", 2, 8, 5.0)
            )
            outcomes = ("pass", "FAIL", "pass", "ERROR:IndexError: list index out of range", *(["pass"] * 4))
            executions.append(ExecutionRow(code_sha256(changed), suite_sha256(tests), outcomes, False))
        domain = DOMAINS[number % 3]
        metadata = {
            "task_id": f"made/{domain}/task_{number}",
            "function_name": f"task_{number}",
            "domain": domain,
            "provenance": {"source": "file"},
        }
        query = f"Tally number {number} of {filler}, with a limit on each value."
        queries.append(
            QueryRow(query_id, query, tests, (canonical,), tuple(ids), f"exec_geometry_{number}", metadata)
        )
    manifest = {
        "format": "execretrieval-dataset",
        "format_version": 1,
        "tool_version": "0.0.1",
        "operator_set_version": "1",
        "python": "3.11",
        "seed": 0,
        "settings": {
            "density": 4,
            "stack": 1,
            "select": "balanced",
            "operators": None,
            "families_reach": 4,
        },
        "counts": {"corpus": len(corpus), "queries": count, "distractors": len(distractors)},
    }
    return Dataset(None, tuple(corpus), tuple(queries), tuple(distractors), tuple(executions), manifest)


@dataclass(frozen=True)
class Guess:
    """A retriever that finds each family and six other documents, in an order of its own."""

    name: str
    seed: int

    def __str__(self) -> str:
        return self.name

    @property
    def recipe(self) -> dict[str, Any]:
        return {"kind": "guess", "seed": self.seed}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        rng = np.random.default_rng(self.seed)
        count = len(dataset.queries)
        family = np.arange(count)[:, None] * 5 + np.arange(5)
        others = (family[:, :1] + 5 + rng.integers(0, 5, (count, 6)) * 1 + np.arange(6) * 7) % len(
            dataset.corpus
        )
        documents = np.concatenate([family, others], axis=1)
        scores = np.round(rng.random(documents.shape) + np.array([0.1] * 5 + [0.0] * 6), 1)
        queries = np.repeat(np.arange(count), documents.shape[1])
        pairs = np.unique(np.stack([queries, documents.ravel()], axis=1), axis=0, return_index=True)[1]
        return rank_entries(
            dataset, queries[pairs], documents.ravel()[pairs], scores.ravel()[pairs], depth=depth
        )


Scored = Callable[..., tuple[Path, Path]]


@pytest.fixture(scope="session")
def scored(tmp_path_factory: pytest.TempPathFactory) -> Scored:
    """Write a dataset and the results of guesses on it; return both folders."""

    def make(count: int, names: list[str], change: Callable[[Dataset], Dataset] = lambda data: data):
        folder = tmp_path_factory.mktemp("scored")
        data = write_dataset(folder / "data", change(make_synthetic(count)), {"tiers": {"process": 9}})
        judgements = judge(data)
        (folder / "results").mkdir()
        for seed, name in enumerate(names):
            result = score(judgements, Guess(name, seed), Settings(), command=f"made by {name}")
            (folder / "results" / file_name(name)).write_bytes(render(result))
        return folder / "data", folder / "results"

    return make


@pytest.fixture(scope="session")
def small(scored: Scored) -> tuple[Path, Path]:
    """Twelve tasks, three systems, an ablation of density."""
    data, results = scored(12, ["alpha", "beta", "gamma"])
    identity = json.loads((results / "alpha.json").read_bytes())["dataset"]
    conditions = [
        {
            "system": "alpha",
            "condition": f"density {n}",
            "draws": 1,
            "metrics": {"exec@1": {"mean": 1 / (1 + n), "ci95": [0.1, 1.0]}},
        }
        for n in range(3)
    ]
    content = {
        "ablation": "density",
        "datasets": [identity],
        "seed": 1,
        "version": "0.1.0",
        "conditions": conditions,
    }
    (results / "density.json").write_text(json.dumps(content))
    return data, results


@pytest.fixture(scope="session")
def synthetic() -> Callable[[int], Dataset]:
    return make_synthetic


@pytest.fixture(scope="session")
def guess() -> type[Guess]:
    return Guess
