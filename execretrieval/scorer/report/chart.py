"""What a chart is: a title, how to read it, what it draws, the numbers behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from execretrieval.scorer.report.collect import Report

Row = dict[str, Any]


@dataclass(frozen=True)
class Chart:
    """A chart: what it shows, how to read it, its Vega-Lite specification, its numbers.

    `spec` is None where the results do not hold what it takes; `caption` then says what would.
    """

    name: str
    title: str
    caption: str
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    spec: dict[str, Any] | None = None


def system_names(report: Report, rows: Iterable[Row] = ()) -> list[str]:
    """Return the systems of the report, best first, then others that rows name."""
    return list(dict.fromkeys([*(each.name for each in report.systems), *(row["system"] for row in rows)]))


def held(metric: Mapping[str, Any] | None) -> tuple[float | None, tuple[float | None, float | None]]:
    """Return mean and interval of a metric of an ablation."""
    if metric is None:
        return None, (None, None)
    low, high = metric["ci95"]
    return metric["mean"], (low, high)
