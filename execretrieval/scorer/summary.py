"""The totals of a result, each computed from its `per_query` rows and nothing else."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any

from execretrieval.scorer.queries import PLACES

Row = Mapping[str, Any]

SPANS = ((1, 1), (2, 5), (6, 10), (11, 20), (21, None))
"""Buckets of the edit span, in characters, both ends included."""


def summarise(rows: Sequence[Row], n_corpus: int, ks: Sequence[int]) -> dict[str, Any]:
    """Return every total of a result."""
    metrics = {name: mean(row["metrics"][name] for row in rows) for name in metric_names(ks)}
    chance = pool_chance(rows, n_corpus, ks)
    return {
        "metrics": metrics,
        "worst": {name: mean(row["worst"][name] for row in rows) for name in chance},
        "best": {name: mean(row["best"][name] for row in rows) for name in chance},
        "chance": chance,
        "chance_corrected": {name: corrected(metrics[name], chance[name]) for name in chance},
        "family": family(rows),
        "deception": deception(rows),
        "rank1": rank1(rows),
        "margins": margins(rows),
        "by_domain": by_domain(rows, ks),
        "missing_queries": sum(row["rank1"]["nothing"] == 1 for row in rows),
    }


def metric_names(ks: Sequence[int]) -> list[str]:
    """Return the names of the metrics in the order of the results."""
    return [f"{kind}@{k}" for kind in ("exec", "precision", "ndcg", "exec_ndcg_gap") for k in ks]


def mean(values: Iterable[float]) -> float | None:
    """Return the mean to 6 decimals; exact summation, so no order of rows changes it."""
    held = list(values)
    return round(math.fsum(held) / len(held), 6) if held else None


def corrected(value: float | None, chance: float | None) -> float | None:
    """Return (value - chance) / (1 - chance): 0 at chance, 1 when perfect; None where chance is 1."""
    if value is None or chance is None or chance == 1:
        return None
    return round((value - chance) / (1 - chance), 6)


def pool_chance(rows: Sequence[Row], n_corpus: int, ks: Sequence[int]) -> dict[str, float | None]:
    """Return each metric for a system that orders the whole corpus at random.

    Of N documents, p of them passing: exec@k is 1 - C(N - p, k) / C(N, k), execution_precision@k is
    p / N (or p / k in a corpus smaller than k), nDCG@k the mean discount of ranks 1 to N cut at
    k, times the relevant documents, over what they are worth at best.
    """
    values: dict[str, list[float]] = {}
    drawn = {k: min(k, n_corpus) for k in ks}
    passing = [row["n_passing"] for row in rows]
    for k, draws in drawn.items():
        values[f"exec@{k}"] = [1 - _none_drawn(n_corpus, each, draws) for each in passing]
    for k, draws in drawn.items():
        values[f"precision@{k}"] = [draws * each / max(n_corpus, 1) / k for each in passing]
    for k, draws in drawn.items():
        discount = _dcg(draws) / max(n_corpus, 1)
        values[f"ndcg@{k}"] = [
            discount * row["n_relevant"] / _dcg(min(row["n_relevant"], k)) if row["n_relevant"] else 0.0
            for row in rows
        ]
    return {name: mean(round(value, PLACES) for value in each) for name, each in values.items()}


def _dcg(ranks: int) -> float:
    """Return what relevant documents at the first `ranks` ranks are worth."""
    return math.fsum(1 / math.log2(rank + 1) for rank in range(1, ranks + 1))


def _none_drawn(total: int, passing: int, draws: int) -> float:
    return math.comb(total - passing, draws) / math.comb(total, draws)


def family(rows: Sequence[Row]) -> dict[str, Any]:
    """Return how often the canonical comes first among its own family, and what chance would give.

    A query of which nothing of the family was retrieved counts as 0, and is counted. `below_distractor`
    is over the queries that have a distractor and of which something was retrieved.
    """
    held = [row["family"] for row in rows]
    value = mean(each["canonical_first"] or 0.0 for each in held)
    chance = mean(round(1 / (1 + len(each["pairs"])), PLACES) for each in held)
    known = [each for each in held if each["pairs"] and each["canonical_first"] is not None]
    return {
        "exec@1": value,
        "chance": chance,
        "chance_corrected": corrected(value, chance),
        "below_distractor": mean(1 - each["canonical_first"] for each in known),
        "missing": sum(each["canonical_first"] is None for each in held),
    }


def deception(rows: Sequence[Row]) -> dict[str, Any]:
    """Return the deception rate over all pairs, and by operator, domain, edit span and number of edits."""
    tagged = [(row["domain"], pair) for row in rows for pair in row["family"]["pairs"]]
    pairs = [pair for _, pair in tagged]
    return rate(pairs) | {
        "by_operator": _rates((pair["operator"], pair) for pair in pairs),
        "by_domain": _rates(tagged),
        "by_edit_span": _rates((span_bucket(pair["edit_span"]), pair) for pair in pairs),
        "by_edits": _rates((None if pair["edits"] is None else str(pair["edits"]), pair) for pair in pairs),
    }


def rate(pairs: Sequence[Row]) -> dict[str, Any]:
    """Return the rate of some pairs: ties count half, pairs that were not retrieved are left out."""
    known = [pair for pair in pairs if pair["deceived"] is not None]
    return {
        "rate": mean(pair["deceived"] for pair in known),
        "pairs": len(known),
        "missing": len(pairs) - len(known),
        "tie_rate": mean(float(pair["margin"] == 0) for pair in known),
    }


def _rates(tagged: Iterable[tuple[str | None, Row]]) -> dict[str, Any]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for tag, pair in tagged:
        if tag is not None:
            groups[tag].append(pair)
    return {tag: rate(groups[tag]) for tag in sorted(groups, key=_natural)}


def _natural(tag: str) -> tuple[int, str]:
    digits = tag.split("-")[0].rstrip("+")
    return (int(digits) if digits.isdigit() else 0, tag)


def span_bucket(span: int | None) -> str | None:
    """Return the bucket of an edit span, such as `2-5`."""
    for low, high in SPANS:
        if span is not None and span >= low and (high is None or span <= high):
            return f"{low}+" if high is None else str(low) if low == high else f"{low}-{high}"
    return None


def rank1(rows: Sequence[Row]) -> dict[str, Any]:
    """Return who stands at rank 1, as shares of the queries, and what the errors are made of."""
    kinds = ("passing", "paired_distractor", "other_family", "nothing")
    shares = {kind: mean(row["rank1"][kind] for row in rows) for kind in kinds}
    errors = math.fsum(1 - row["rank1"]["passing"] for row in rows)
    paired = math.fsum(row["rank1"]["paired_distractor"] for row in rows)
    return shares | {"paired_share_of_errors": round(paired / errors, 6) if errors > 0 else None}


def margins(rows: Sequence[Row]) -> dict[str, Any]:
    """Return the score of the canonical less that of its best distractor, in units of the system."""
    least = [
        min(held)
        for row in rows
        if (held := [pair["margin"] for pair in row["family"]["pairs"] if pair["margin"] is not None])
    ]
    return {
        "queries": len(least),
        "mean": mean(least),
        "median": round(median(least), 6) if least else None,
        "positive": mean(float(value > 0) for value in least),
        "zero": mean(float(value == 0) for value in least),
    }


def by_domain(rows: Sequence[Row], ks: Sequence[int]) -> dict[str, Any]:
    """Return the number of queries and exec@k of each domain."""
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row["domain"]].append(row)
    return {
        name: {"queries": len(held)}
        | {f"exec@{k}": mean(row["metrics"][f"exec@{k}"] for row in held) for k in ks}
        for name, held in sorted(groups.items())
    }
