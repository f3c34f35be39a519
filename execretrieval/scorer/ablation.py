"""What moves the numbers: density, stacking, the width of an edit, the names of functions.

Each ablation scores the same tasks under several conditions and compares them on shared resamples of the
tasks, so that intervals of conditions and of their differences come from one bootstrap.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from execretrieval.datasets import Dataset
from execretrieval.retrievers import Retriever
from execretrieval.scorer.bootstrap import Bootstrap, bootstrap
from execretrieval.scorer.judgements import judge
from execretrieval.scorer.queries import Settings, query_rows
from execretrieval.scorer.series import Series, line_up
from execretrieval.scorer.significance import number
from execretrieval.scorer.summary import span_bucket
from execretrieval.scorer.variants import at_density, densities, without_names

Row = Mapping[str, Any]

METRICS = ("exec@1", "exec@10", "ndcg@10", "family_exec@1", "deception")


@dataclass(frozen=True, slots=True)
class Condition:
    """One line of an ablation: each metric as mean and interval, and its difference from the first line."""

    system: str
    condition: str
    draws: int
    metrics: Mapping[str, Mapping[str, Any]]


def ablate_density(dataset: Dataset, system: Retriever, settings: Settings, *, draws: int) -> list[Condition]:
    """Score with 0, 1, ... distractors per family, each drawn `draws` times.

    The corpus is built and ranked anew for every draw. A query counts with its mean over the draws; the
    interval is over tasks, the draws averaged out. With none or all of the distractors there is one draw.
    """
    most = densities(dataset)
    conditions = []
    for density in range(most + 1):
        times = draws if 0 < density < most else 1
        conditions.append(
            (
                f"density {density}",
                [
                    _rows(at_density(dataset, density, seed=settings.seed, draw=n), system, settings)
                    for n in range(times)
                ],
            )
        )
    return _conditions(str(system), conditions, settings)


def ablate_names(dataset: Dataset, system: Retriever, settings: Settings) -> list[Condition]:
    """Score as it is, and with the name of every tested function replaced by a neutral one."""
    conditions = [
        ("names as they are", [_rows(dataset, system, settings)]),
        ("neutral names", [_rows(without_names(dataset), system, settings)]),
    ]
    return _conditions(str(system), conditions, settings)


def ablate_span(dataset: Dataset, system: Retriever, settings: Settings) -> list[Condition]:
    """Take deception apart by the width of single edits, in characters."""
    return _by_pairs(system, [_rows(dataset, system, settings)], lambda pair: span_bucket(pair["edit_span"]))


def ablate_stack(datasets: Sequence[Dataset], system: Retriever, settings: Settings) -> list[Condition]:
    """Take deception apart by the number of edits, over datasets built from the same tasks."""
    rows = [_rows(each, system, settings) for each in datasets]

    def label(pair: Row) -> str | None:
        count = pair["edits"]
        return None if count is None else f"{count} edit{'s' if count > 1 else ''}"

    return _by_pairs(system, rows, label)


def _rows(dataset: Dataset, system: Retriever, settings: Settings) -> list[dict[str, Any]]:
    ranking = system.retrieve(dataset, depth=max(settings.ks))
    return query_rows(ranking, judge(dataset), settings)


def _conditions(
    system: str, conditions: Sequence[tuple[str, Sequence[Sequence[Row]]]], settings: Settings
) -> list[Condition]:
    """Line up conditions of whole metrics; draws of one condition are averaged."""
    parts = []
    for label, draws in conditions:
        lined = [line_up([{"model": label, "ks": settings.ks, "per_query": rows}]) for rows in draws]
        parts.append(
            replace(
                lined[0],
                values=np.mean([each.values for each in lined], axis=0),
                weights=np.mean([each.weights for each in lined], axis=0),
            )
        )
    series = replace(
        parts[0],
        systems=tuple(label for label, _ in conditions),
        values=np.concatenate([each.values for each in parts], axis=1),
        weights=np.concatenate([each.weights for each in parts], axis=1),
        hits=np.concatenate([each.hits for each in parts], axis=1),
    )
    return _table(system, series, [len(draws) for _, draws in conditions])


def _by_pairs(
    system: Retriever, datasets: Sequence[Sequence[Row]], label: Callable[[Row], str | None]
) -> list[Condition]:
    """Line up deception alone, one condition for each label of a pair."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    tasks: dict[str, str] = {}
    for rows in datasets:
        for row in rows:
            tasks[row["query_id"]] = (row["correct_corpus_ids"] or [row["query_id"]])[0]
            for pair in row["family"]["pairs"]:
                name = label(pair)
                if name is not None and pair["deceived"] is not None:
                    found[name][row["query_id"]].append(pair["deceived"])
    labels = sorted(found, key=lambda name: (int(name.split("-")[0].split()[0].rstrip("+")), name))
    if not labels:
        return []
    ids = sorted(tasks)
    order = {task: place for place, task in enumerate(dict.fromkeys(tasks[each] for each in ids))}
    values = [[[sum(found[name][each])] for name in labels] for each in ids]
    weights = [[[len(found[name][each])] for name in labels] for each in ids]
    series = Series(
        tuple(labels),
        ("deception",),
        (),
        np.array(values, dtype=float),
        np.array(weights, dtype=float),
        np.zeros((len(ids), len(labels), 0), dtype=bool),
        np.array([order[tasks[each]] for each in ids], dtype=np.int64),
    )
    return _table(str(system), series, [1] * len(labels))


def _table(system: str, series: Series, draws: Sequence[int]) -> list[Condition]:
    resampled: Bootstrap = bootstrap(series)
    intervals, means = resampled.intervals(), series.means
    rows = []
    for place, label in enumerate(series.systems):
        differences = resampled.difference(place, 0)
        metrics = {
            name: {
                "mean": number(means[place, m]),
                "ci95": [number(end) for end in intervals[place, m]],
                "difference": number(means[place, m] - means[0, m]),
                "difference_ci95": [number(end) for end in differences[m]],
            }
            for m, name in enumerate(series.metrics)
            if name in METRICS
        }
        rows.append(Condition(system, label, draws[place], metrics))
    return rows
