"""Which tasks and domains are hard for all systems together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from execretrieval.scorer.series import Series
from execretrieval.scorer.summary import mean


def hardness(results: Sequence[Mapping[str, Any]], series: Series) -> dict[str, Any]:
    """Return how many systems solve each task at rank 1, equals in the order of the file.

    `unsolved` counts the queries that no system solves, `median_systems` is the number of systems that solve
    the median query, `domains` the mean expected exec@1 over all systems, hardest first.
    """
    solved = series.hits[:, :, series.ks.index(1)].sum(axis=1).tolist() if 1 in series.ks else []
    domains: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for row in result["per_query"]:
            if "domain" in row and "metrics" in row:
                domains[row["domain"]].append(row["metrics"]["exec@1"])
    ranked = sorted((mean(values) or 0.0, name) for name, values in domains.items())
    return {
        "systems": len(series.systems),
        "queries": len(series.hits),
        "unsolved": sum(count == 0 for count in solved),
        "median_systems": median(solved) if solved else None,
        "domains": {name: value for value, name in ranked},
    }


def hardness_lines(found: Mapping[str, Any]) -> list[str]:
    """Return the same in words."""
    lines = []
    if found["median_systems"] is not None:
        lines.append(
            f"{found['unsolved']} of {found['queries']} queries are solved at rank 1 by none of the "
            f"{found['systems']} systems; the median query by {found['median_systems']:g}."
        )
    if found["domains"]:
        held = list(found["domains"].items())
        lines.append("Hardest first: " + ", ".join(f"{name} {value:.3f}" for name, value in held))
    return lines
