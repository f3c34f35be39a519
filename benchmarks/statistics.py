"""Intervals and tests of 24 systems on 939 queries: ours beside scipy's bootstrap and binomtest."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations

import numpy as np
from scipy import stats

from execretrieval.scorer.bootstrap import SAMPLES, SEED, bootstrap
from execretrieval.scorer.mcnemar import mcnemar, only_first
from execretrieval.scorer.series import Series
from execretrieval.scorer.significance import confidence_intervals, pairwise_tests

QUERIES, SYSTEMS, METRICS = 939, 24, 12
SCIPY_SERIES = 6


def run() -> None:
    """Print the table; scipy runs on a few series and is scaled up."""
    series = random_series()
    intervals = timed(lambda: confidence_intervals(series, bootstrap(series)))
    everything = timed(lambda: all_of_it(series))
    theirs = timed(lambda: scipy_bootstrap(series)) * SYSTEMS * METRICS / SCIPY_SERIES
    ours_mcnemar = timed(lambda: all_pairs(series.hits[:, :, 0]))
    theirs_mcnemar = timed(lambda: scipy_mcnemar(series.hits[:, :, 0]))
    print(f"{SYSTEMS} systems, {QUERIES} queries, {METRICS} metrics, {SAMPLES} resamples")
    print(f"  intervals                  {intervals:8.3f} s")
    print(f"  scipy, one series a time   {theirs:8.3f} s   {theirs / intervals:6.1f} times ours (scaled up)")
    print(f"  ours with all 276 pairs    {everything:8.3f} s")
    print(f"  McNemar, 276 pairs         {ours_mcnemar:8.4f} s")
    print(
        f"  scipy.stats.binomtest      {theirs_mcnemar:8.4f} s   "
        f"{theirs_mcnemar / ours_mcnemar:6.1f} times ours"
    )


def random_series() -> Series:
    generator = np.random.default_rng(SEED)
    hits = generator.random((QUERIES, SYSTEMS, 4)) < np.linspace(0.1, 0.4, SYSTEMS)[:, None]
    return Series(
        tuple(f"system {number:02}" for number in range(SYSTEMS)),
        tuple(f"{kind}@{k}" for kind in ("exec", "precision", "ndcg") for k in (1, 3, 5, 10)),
        (1, 3, 5, 10),
        generator.random((QUERIES, SYSTEMS, METRICS)),
        np.ones((QUERIES, SYSTEMS, METRICS)),
        hits,
        np.arange(QUERIES),
    )


def timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def all_of_it(series: Series) -> None:
    resampled = bootstrap(series)
    confidence_intervals(series, resampled)
    pairwise_tests(series, resampled)


def scipy_bootstrap(series: Series) -> None:
    for column in range(SCIPY_SERIES):
        stats.bootstrap(
            (series.values[:, column, 0],),
            np.mean,
            n_resamples=SAMPLES,
            method="percentile",
            rng=np.random.default_rng(SEED),
        )


def all_pairs(hits: np.ndarray) -> None:
    only = only_first(hits)
    first, second = np.triu_indices(SYSTEMS, 1)
    mcnemar(only[first, second], only[second, first])


def scipy_mcnemar(hits: np.ndarray) -> None:
    for first, second in combinations(range(SYSTEMS), 2):
        b = int(np.sum(hits[:, first] & ~hits[:, second]))
        c = int(np.sum(hits[:, second] & ~hits[:, first]))
        stats.binomtest(b, b + c, 0.5)
