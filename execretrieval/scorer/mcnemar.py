"""Exact McNemar tests for all pairs of systems, Holm's correction, and what a dataset can show."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray
from scipy.stats import binom

from execretrieval.scorer.series import Floats

Ints = NDArray[np.int64]


def only_first(hits: NDArray[np.bool_]) -> Ints:
    """Return how many queries system a solves and system b does not, shape (systems, systems).

    `hits` is (queries, systems); the transpose counts the other way round.
    """
    solved = hits.astype(np.float64)
    return np.asarray(solved.T @ (1 - solved)).astype(np.int64)


def mcnemar(first_only: Ints, second_only: Ints) -> Floats:
    """Return two-sided exact p-values: 2 * P(X <= min(b, c)), at most 1, X ~ Binomial(b + c, 1/2).

    Where no query tells the two apart, p is 1. McNemar, Psychometrika 12, 1947.
    """
    low = np.minimum(first_only, second_only)
    return np.minimum(1.0, 2 * binom.cdf(low, first_only + second_only, 0.5))


def holm(p: Floats) -> Floats:
    """Return p-values corrected for there being so many of them. Holm, Scand. J. Statist. 6, 1979."""
    order = np.argsort(p, kind="stable")
    stepped = np.maximum.accumulate(p[order] * np.arange(len(p), 0, -1))
    corrected = np.empty(len(p))
    corrected[order] = np.minimum(stepped, 1.0)
    return corrected


def detectable_difference(
    queries: int, discordant: float, *, alpha: float = 0.05, power: float = 0.8
) -> float | None:
    """Return the smallest difference of two paired rates that McNemar's test finds with `power`.

    Solves sqrt(n) * d = z(1 - alpha/2) * sqrt(s) + z(power) * sqrt(s - d^2) for d, where s is the
    share of queries on which the two systems differ (Connor, Biometrics 43, 1987). None where no difference
    would be found: with three queries or fewer, or where not even d = s, all in favour of one, would.
    """
    z_alpha, z_power = NormalDist().inv_cdf(1 - alpha / 2), NormalDist().inv_cdf(power)
    # With u = d / sqrt(s): (sqrt(n) u - z_alpha)^2 = z_power^2 (1 - u^2), a quadratic with one larger root.
    a, b, c = queries + z_power**2, -2 * sqrt(queries) * z_alpha, z_alpha**2 - z_power**2
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return None
    root = (-b + sqrt(discriminant)) / (2 * a)
    found = root * sqrt(discordant)
    return found if 0 < found <= discordant else None
