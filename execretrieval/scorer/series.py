"""The values of each query and system, lined up for statistics, from results files."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.errors import UsageError

Floats = NDArray[np.float64]
Result = Mapping[str, Any]
Row = Mapping[str, Any]

KINDS = ("exec", "precision", "ndcg", "exec_ndcg_gap")


@dataclass(frozen=True, slots=True)
class Series:
    """What each query adds to each metric of each system.

    A metric is the sum of `values` over the sum of `weights`, both (queries, systems, metrics): a weight is
    1 for a mean over queries, and the number of compared pairs for `deception`. `hits` says whether one of
    the top k passes, (queries, systems, ks), equals in the order of the file. `clusters` numbers the task
    of each query: queries with the same canonical belong together.
    """

    systems: tuple[str, ...]
    metrics: tuple[str, ...]
    ks: tuple[int, ...]
    values: Floats
    weights: Floats
    hits: NDArray[np.bool_]
    clusters: NDArray[np.int64]

    @property
    def means(self) -> Floats:
        """The metrics themselves, (systems, metrics); NaN where a metric has no weight."""
        total = self.weights.sum(axis=0)
        means = np.full(total.shape, np.nan)
        np.divide(self.values.sum(axis=0), total, out=means, where=total > 0)
        return means


def line_up(results: Sequence[Result]) -> Series:
    """Line up results by query id; the systems come sorted by name.

    Raises `UsageError` where that cannot be: other queries, another dataset, a system twice, a result
    without its queries.
    """
    ordered = sorted(results, key=lambda result: str(result["model"]))
    ids = _shared_ids(ordered)
    ks = tuple(k for k in ordered[0]["ks"] if all(k in result["ks"] for result in ordered))
    rows = [{row["query_id"]: row for row in result["per_query"]} for result in ordered]
    table = [[held[each] for held in rows] for each in ids]
    metrics = [f"{kind}@{k}" for kind in KINDS for k in ks]
    extra = ["family_exec@1", "deception"] if all("family" in row for line in table for row in line) else []
    shape = (len(ids), len(ordered), len(metrics) + len(extra))
    values, weights = np.zeros(shape), np.ones(shape)
    for number, line in enumerate(table):
        for system, row in enumerate(line):
            values[number, system, : len(metrics)] = [_values(row, ks)[name] for name in metrics]
            if extra:
                known = [p["deceived"] for p in row["family"]["pairs"] if p["deceived"] is not None]
                values[number, system, -2:] = row["family"]["canonical_first"] or 0.0, math.fsum(known)
                weights[number, system, -1] = len(known)
    hits = [[[_hit(row, k) for k in ks] for row in line] for line in table]
    return Series(
        tuple(str(result["model"]) for result in ordered),
        (*metrics, *extra),
        ks,
        values,
        weights,
        np.array(hits, dtype=bool).reshape(len(ids), len(ordered), len(ks)),
        _clusters([line[0] for line in table]),
    )


def _shared_ids(results: Sequence[Result]) -> list[str]:
    names = [str(result["model"]) for result in results]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise UsageError(f"{twice} stands twice among the results")
    bare = next((result["model"] for result in results if not result.get("per_query")), None)
    if bare is not None:
        raise UsageError(f"the result of {bare} holds no queries, so nothing can be resampled")
    ids = [sorted(row["query_id"] for row in result["per_query"]) for result in results]
    data = {json.dumps(result["dataset"]) for result in results if "dataset" in result}
    if len(data) > 1 or any(each != ids[0] for each in ids):
        raise UsageError("these results come from different datasets; score all systems on one")
    return ids[0]


def _values(row: Row, ks: Sequence[int]) -> Mapping[str, float]:
    """Return the metrics of a query; files that hold none (the paper's) are read off their top results."""
    held = row.get("metrics")
    if held:
        return dict(held)
    values: dict[str, float] = {}
    relevant = row["correct_corpus_ids"][:1]
    for k in ks:
        top = [hit for hit in row["top_results"] if hit["rank"] <= k]
        values[f"exec@{k}"] = float(_hit(row, k))
        values[f"precision@{k}"] = sum(bool(hit["passes_all_tests"]) for hit in top) / k
        values[f"ndcg@{k}"] = sum(
            1 / math.log2(hit["rank"] + 1) for hit in top if hit["corpus_id"] in relevant
        )
        values[f"exec_ndcg_gap@{k}"] = values[f"exec@{k}"] - values[f"ndcg@{k}"]
    return values


def _hit(row: Row, k: int) -> bool:
    return any(hit["passes_all_tests"] for hit in row["top_results"] if hit["rank"] <= k)


def _clusters(rows: Sequence[Row]) -> NDArray[np.int64]:
    keys = [(row["correct_corpus_ids"] or [row["query_id"]])[0] for row in rows]
    numbers = {key: number for number, key in enumerate(dict.fromkeys(keys))}
    return np.array([numbers[key] for key in keys], dtype=np.int64)
