"""The table of scored systems, from their results files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from execretrieval.errors import InputError, UsageError
from execretrieval.schemas.decode import decode
from execretrieval.schemas.files import MAX_JSON_BYTES, read_bytes
from execretrieval.scorer.bootstrap import bootstrap
from execretrieval.scorer.series import line_up
from execretrieval.scorer.significance import number

Result = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Column:
    """A column: where its value stands in a result, and whether more is better."""

    path: tuple[str, ...]
    more_is_better: bool = True

    def value(self, result: Result) -> float | None:
        """Return the value, or None where the result does not hold it (the paper's own files)."""
        found: Any = result
        for key in self.path:
            found = found.get(key) if isinstance(found, Mapping) else None
        return found if isinstance(found, int | float) else None


COLUMNS: Mapping[str, Column] = {
    "exec@1": Column(("metrics", "exec@1")),
    "exec@3": Column(("metrics", "exec@3")),
    "exec@5": Column(("metrics", "exec@5")),
    "exec@10": Column(("metrics", "exec@10")),
    "ndcg@10": Column(("metrics", "ndcg@10")),
    "first": Column(("family", "exec@1")),
    "chance": Column(("family", "chance")),
    "deception": Column(("deception", "rate"), more_is_better=False),
    "ties": Column(("deception", "tie_rate"), more_is_better=False),
}

WITH_INTERVAL = ("exec@1", "deception")

LEGEND = (
    "first: the canonical comes first among its own family, and chance is what random order gives there; "
    "deception: pairs in which the distractor ranks higher, 0.5 by chance; ties: pairs of equal score."
)


def read_results(paths: Iterable[str | Path]) -> list[Result]:
    """Read results files, and all that a folder holds of them; other JSON in a folder is passed by.

    Raises `InputError` for what is no result, and where nothing is found.
    """
    results = []
    for path in map(Path, paths):
        held = sorted(path.glob("*.json")) if path.is_dir() else [path]
        found = [(each, read_any(each)) for each in held]
        kept = [result for each, result in found if is_result(result)]
        if not kept:
            raise InputError("no results in it; make some with `execretrieval score`", path=path)
        results += kept
    return results


def table(results: Sequence[Result], sort: str) -> list[dict[str, Any]]:
    """Return one row per result, best first by the column `sort` (or `system`), unknown values last."""
    rows = [
        {"system": result["model"], "queries": result["n_queries"], "corpus": result["n_corpus"]}
        | {name: column.value(result) for name, column in COLUMNS.items()}
        | {"ci95": intervals(result)}
        | {"missing_queries": result.get("missing_queries"), "dataset": result.get("dataset")}
        for result in results
    ]
    rows.sort(key=lambda row: str(row["system"]))
    return sorted(rows, key=_sort_key(sort))


def intervals(result: Result) -> dict[str, list[float | None]]:
    """Return the intervals of exec@1 and deception, as far as the result holds its queries.

    Results of one dataset are resampled alike, for seed and number of tasks are the same.
    """
    if not result.get("per_query"):
        return {}
    series = line_up([result])
    ends = bootstrap(series).intervals()[0]
    return {
        name: [number(end) for end in ends[series.metrics.index(name)]]
        for name in WITH_INTERVAL
        if name in series.metrics
    }


def one_dataset(results: Sequence[Result]) -> bool:
    """Whether all results come from one dataset: only then may they be compared."""
    kinds = {
        json.dumps([result.get("dataset"), result["n_queries"], result["n_corpus"]]) for result in results
    }
    return len(kinds) == 1


def cells(rows: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Return the table as text, a header first."""
    columns = [["system", *(str(row["system"]) for row in rows)]]
    for name in COLUMNS:
        columns.append([name, *(_decimal(row[name]) for row in rows)])
        if name in WITH_INTERVAL:
            columns.append(["95%", *(_interval(row["ci95"].get(name)) for row in rows)])
    return [list(row) for row in zip(*columns, strict=True)]


def _sort_key(sort: str) -> Callable[[Mapping[str, Any]], Any]:
    if sort == "system":
        return lambda row: str(row["system"])
    if sort not in COLUMNS:
        raise UsageError(f"no column {sort!r}; there are system, {', '.join(COLUMNS)}")
    sign = -1 if COLUMNS[sort].more_is_better else 1
    return lambda row: (row[sort] is None, sign * (row[sort] or 0))


def _decimal(value: float | None) -> str:
    return "-" if value is None else f"{value:.4f}"


def _interval(ends: Sequence[float | None] | None) -> str:
    if ends is None or None in ends:
        return "-"
    return f"{ends[0]:.3f}-{ends[1]:.3f}"


def is_result(found: Any) -> bool:
    """Whether a value read from a file looks like the result of a system."""
    return isinstance(found, dict) and {"model", "n_queries", "n_corpus", "metrics"} <= found.keys()


def read_any(path: Path) -> Any:
    """Return the JSON value of a file, held against no schema; raises `InputError` if there is none."""
    return decode(read_bytes(path, MAX_JSON_BYTES), path=path, line=1)
