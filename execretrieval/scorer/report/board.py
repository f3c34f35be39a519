"""The leaderboard of a report: columns, cells, and how each row was made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from execretrieval.scorer.report.collect import Json, Report, System
from execretrieval.scorer.report.text import interval, number
from execretrieval.shown import visible

TRUNCATED = ("truncated_queries", "truncated_documents")


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell shows, what it is sorted by (None last), an interval below it, shares for a drawn bar."""

    text: str
    sort: float | None = None
    below: str = ""
    bar: Mapping[str, float] | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the leaderboard; `about` says in one sentence what it is."""

    name: str
    about: str
    cell: Callable[[System], Cell]
    more_is_better: bool = True


def columns(report: Report) -> list[Column]:
    """Return the columns, in order."""
    found = [Column("exec@1", _EXEC.format("first one passes"), _exec_at_1)]
    found += [
        Column(f"exec@{k}", _EXEC.format(f"first {k} holds one that passes"), _metric(f"exec@{k}"))
        for k in report.ks
        if k != 1
    ]
    deepest = report.ks[-1]
    missing = Column("missing", "Queries that the system gave nothing for; they score 0.", _missing, False)
    seen = any(system.value("missing_queries") for system in report.systems)
    return [
        *found,
        Column(f"nDCG@{deepest}", "How high the canonical itself ranks.", _metric(f"ndcg@{deepest}")),
        Column(
            f"gap@{deepest}",
            "exec less nDCG, which falls with the depth at which the canonical stands; exec does not.",
            _metric(f"exec_ndcg_gap@{deepest}"),
        ),
        Column(
            "first", "How often the canonical stands first among its own family.", _plain("family", "exec@1")
        ),
        Column("chance", "What random order gives for `first`.", _plain("family", "chance")),
        Column(
            "deception",
            "How often a distractor outranks its canonical, a tie counted half; 0.5 is a coin toss.",
            _deception,
            more_is_better=False,
        ),
        Column(
            "ties",
            "The share of pairs with equal scores.",
            _plain("deception", "tie_rate"),
            more_is_better=False,
        ),
        Column("truncated", "Texts that were cut to fit the model.", _truncated, more_is_better=False),
        Column(
            "cost",
            "US dollars by the registry's price to embed all texts once; runs of tests per query.",
            _cost,
            more_is_better=False,
        ),
        *([missing] if seen else []),
    ]


_EXEC = "How often the {}."


@dataclass(frozen=True, slots=True)
class Made:
    """How a row came to be: the command, the recipe and the facts as JSON text."""

    command: str | None
    recipe: str
    facts: str
    version: str
    seed: str
    ties: str


def made(system: System) -> Made:
    """Return how the row of a system came to be, as text."""
    result = system.result
    facts = {key: value for key, value in result.get("facts", {}).items() if key != "cost"}
    command = result.get("command")
    return Made(
        visible(command) if isinstance(command, str) else None,
        _json(result.get("recipe")),
        _json(facts),
        visible(str(result.get("version", "-"))),
        str(result.get("seed", "-")),
        visible(str(result.get("ties", "-"))),
    )


def facts_below(facts: Json) -> Iterator[Json]:
    """Yield facts and, of a combination, those of its parts."""
    yield facts
    first = facts.get("first")
    inner = [first] if isinstance(first, Mapping) else []
    systems = facts.get("systems")
    inner += list(systems.values()) if isinstance(systems, Mapping) else []
    for each in inner:
        if isinstance(each, Mapping):
            yield from facts_below(each)


def _json(value: Any) -> str:
    return "" if not value else visible(json.dumps(value, ensure_ascii=False, indent=2))


def _exec_at_1(system: System) -> Cell:
    value, (low, high) = system.value("metrics", "exec@1"), system.ends("exec@1")
    chance = system.value("family", "chance")
    bar = None
    if value is not None and low is not None and high is not None:
        bar = {"low": low, "value": value, "high": high}
        if chance is not None:
            bar["chance"] = chance
    return Cell(number(value), value, interval((low, high)), bar)


def _metric(name: str) -> Callable[[System], Cell]:
    def cell(system: System) -> Cell:
        value = system.value("metrics", name)
        return Cell(number(value), value, interval(system.ends(name)))

    return cell


def _plain(*keys: str) -> Callable[[System], Cell]:
    def cell(system: System) -> Cell:
        value = system.value(*keys)
        return Cell(number(value), value)

    return cell


def _deception(system: System) -> Cell:
    value = system.value("deception", "rate")
    return Cell(number(value), value, interval(system.ends("deception")))


def _truncated(system: System) -> Cell:
    held = [
        each[key] for each in facts_below(system.result.get("facts", {})) for key in TRUNCATED if key in each
    ]
    return Cell(str(sum(held)), float(sum(held))) if held else Cell("-")


def _cost(system: System) -> Cell:
    """Return dollars and runs; what is free and runs nothing has a dash."""
    parts = []
    plans = system.result.get("cost", ())
    known = [each["price"] for each in plans if each["price"] is not None]
    if plans:
        parts.append(f"${sum(known):.4f}" if len(known) == len(plans) else "price unknown")
    runs = [
        each["cost"][-1]["runs_per_query"]
        for each in facts_below(system.result.get("facts", {}))
        if each.get("cost")
    ]
    if runs:
        parts.append(f"{sum(runs):.2f} runs")
    return Cell(", ".join(parts) or "-", sum(known) + sum(runs) if parts else 0.0)


def _missing(system: System) -> Cell:
    value = system.value("missing_queries")
    return Cell("-" if value is None else f"{value:.0f}", value)
