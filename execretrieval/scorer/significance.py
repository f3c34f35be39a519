"""Intervals of every system and tests of every pair, as the paper's two files with ours beside.

`a_rate`, `b_rate` and `delta` come from the 0/1 outcomes that McNemar's test needs, equals ordered by the
seeded hash; `expected_delta` and `bootstrap_ci_95` from the expectations over ties. Without ties they agree.
Holm's correction is over all pairs of one exec@k.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import numpy as np

from execretrieval.scorer.bootstrap import Bootstrap
from execretrieval.scorer.mcnemar import holm, mcnemar, only_first
from execretrieval.scorer.series import Floats, Series

PLACES = 6
PAIR_NAMES = {"precision": "execution_precision"}


def confidence_intervals(series: Series, resampled: Bootstrap) -> dict[str, dict[str, Any]]:
    """Return `confidence_intervals.json`: system, metric, then mean, interval, n, samples and seed."""
    intervals = resampled.intervals()
    means, n = series.means, series.weights.sum(axis=0)
    facts = {"bootstrap_samples": resampled.samples.shape[-1], "seed": resampled.seed}
    return {
        system: {
            metric: {
                "mean": number(means[s, m]),
                "ci95_low": number(intervals[s, m, 0]),
                "ci95_high": number(intervals[s, m, 1]),
                "n": int(n[s, m]),
            }
            | facts
            for m, metric in enumerate(series.metrics)
        }
        for s, system in enumerate(series.systems)
    }


def pairwise_tests(series: Series, resampled: Bootstrap) -> dict[str, dict[str, Any]]:
    """Return `pairwise_tests.json`: for `A vs B`, A before B as strings, each metric's comparison."""
    pairs = list(combinations(range(len(series.systems)), 2))
    tests = [_outcomes(series, k, pairs) for k in range(len(series.ks))]
    means = series.means
    found = {}
    for place, (a, b) in enumerate(pairs):
        intervals = resampled.difference(a, b)
        rows: dict[str, dict[str, Any]] = {
            pair_name(metric): {
                "expected_delta": number(means[a, m] - means[b, m]),
                "bootstrap_ci_95": [number(end) for end in intervals[m]],
            }
            for m, metric in enumerate(series.metrics)
        }
        for k, test in zip(series.ks, tests, strict=True):
            rows[f"exec@{k}"] = test[place] | rows[f"exec@{k}"]
        found[f"{series.systems[a]} vs {series.systems[b]}"] = rows
    return found


def number(value: float) -> float | None:
    """Return a value as it is written: to 6 decimals, None for what could not be computed."""
    return None if math.isnan(value) else round(float(value), PLACES) + 0.0


def pair_name(metric: str) -> str:
    """Return the name a metric has in the paper's pairwise file."""
    kind, at, k = metric.partition("@")
    return PAIR_NAMES.get(kind, kind) + at + k


def _outcomes(series: Series, k: int, pairs: list[tuple[int, int]]) -> list[dict[str, Any]]:
    hits = series.hits[:, :, k]
    queries = len(hits)
    only = only_first(hits)
    first, second = (np.array([pair[side] for pair in pairs], dtype=np.int64) for side in (0, 1))
    p: Floats = mcnemar(only[first, second], only[second, first])
    corrected = holm(p)
    solved = hits.sum(axis=0)
    rows: list[dict[str, Any]] = []
    for place, (a, b) in enumerate(pairs):
        a_only, b_only = int(only[a, b]), int(only[b, a])
        both = int(solved[a]) - a_only
        rows.append(
            {
                "a_only": a_only,
                "b_only": b_only,
                "both": both,
                "neither": queries - a_only - b_only - both,
                "a_rate": number(solved[a] / queries),
                "b_rate": number(solved[b] / queries),
                "delta": number((a_only - b_only) / queries),
                "mcnemar_exact_p": float(f"{p[place]:.6g}"),
                "holm_p": float(f"{corrected[place]:.6g}"),
            }
        )
    return rows
