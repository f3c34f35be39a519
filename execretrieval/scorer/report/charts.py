"""The charts of a report. Each has a table of the very numbers that it draws."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from execretrieval.retrievers.extras import require
from execretrieval.scorer.report import captions, deception, marks
from execretrieval.scorer.report.chart import Chart, Row, held, system_names
from execretrieval.scorer.report.collect import Report
from execretrieval.scorer.report.text import interval, number
from execretrieval.scorer.summary import mean

ALPHA = 0.05
DENSITY = re.compile("density [0-9]{1,9}")
CHANCE = "random order inside the family"
RANK1 = {
    "passing": "working code",
    "paired_distractor": "its own bug",
    "other_family": "another task's code",
    "nothing": "nothing retrieved",
}


def all_charts(report: Report) -> list[Chart]:
    """Return every chart, in the order of the page."""
    require("altair", "report", "the report")
    makers: Sequence[Callable[[Report], Chart]] = (
        first_place,
        exec_curves,
        density,
        deception.by_operator,
        deception.by_domain,
        deception.by_span,
        deception.by_stack,
        rank1,
        significance,
        executions,
    )
    return [make(report) for make in makers]


def first_place(report: Report) -> Chart:
    """exec@1 of each system, and how often the canonical leads its own family."""
    rows: list[Row] = []
    for system in report.systems:
        low, high = system.ends("exec@1")
        value, first = system.value("metrics", "exec@1"), system.value("family", "exec@1")
        said = f"{number(value)} [{interval((low, high))}], first of its family {number(first)}"
        tip = f"{system.name}: exec@1 {said}"
        rows.append(
            {"system": system.name, "value": value, "low": low, "high": high, "first": first, "tip": tip}
        )
    chance = report.systems[0].value("family", "chance")
    return Chart(
        "exec-at-1",
        "Working code first",
        captions.FIRST_PLACE,
        ("system", "exec@1", "95 %", "first of its family", "chance"),
        tuple(
            (
                row["system"],
                number(row["value"]),
                interval((row["low"], row["high"])),
                number(row["first"]),
                number(chance),
            )
            for row in rows
        ),
        marks.dots(rows, chance),
    )


def exec_curves(report: Report) -> Chart:
    """exec@k over k with intervals, and what perfect topic with random order inside the family gives."""
    rows = [
        _point(
            system.name,
            k,
            system.value("metrics", f"exec@{k}"),
            system.ends(f"exec@{k}"),
            f"exec@{k}",
        )
        for system in report.systems
        for k in report.ks
    ]
    chance = _family_chance(report)
    return Chart(
        "exec-at-k",
        "exec@k",
        captions.EXEC_AT_K,
        ("system", "k", "exec@k", "95 %"),
        _points(rows, chance),
        marks.lines(rows, "k", "exec@k", chance=chance, systems=system_names(report)),
    )


def _family_chance(report: Report) -> list[Row]:
    """Return exec@k of random order inside each family: of 1 + d members one passes, so k / (1 + d)."""
    rows = [row for row in report.systems[0].result["per_query"] if "family" in row]
    sizes = [1 + len(row["family"]["pairs"]) for row in rows]
    return [{"x": k, "value": mean(min(1.0, k / size) for size in sizes)} for k in report.ks if sizes]


def density(report: Report) -> Chart:
    """exec@1 over the number of distractors per family, from the ablation."""
    name, title = "density", "exec@1 against density"
    conditions = [
        each for each in report.ablations.get("density", ()) if DENSITY.fullmatch(each["condition"])
    ]
    if not conditions:
        return Chart(name, title, captions.NO_DENSITY)
    rows = []
    for each in conditions:
        count = int(each["condition"].removeprefix("density "))
        value, ends = held(each["metrics"].get("exec@1"))
        rows.append(_point(each["system"], count, value, ends, f"{count} per family, exec@1"))
    chance = [{"x": count, "value": 1 / (1 + count)} for count in sorted({row["x"] for row in rows})]
    return Chart(
        name,
        title,
        captions.DENSITY,
        ("system", "distractors", "exec@1", "95 %"),
        _points(rows, chance),
        marks.lines(
            rows, "distractors per family", "exec@1", chance=chance, systems=system_names(report, rows)
        ),
    )


def _point(
    system: str, x: int, value: float | None, ends: tuple[float | None, float | None], what: str
) -> Row:
    tip = f"{system}: {what} {number(value)} [{interval(ends)}]"
    return {"system": system, "x": x, "value": value, "low": ends[0], "high": ends[1], "tip": tip}


def _points(rows: Sequence[Row], chance: Sequence[Row]) -> tuple[tuple[str, ...], ...]:
    table = [
        (row["system"], str(row["x"]), number(row["value"]), interval((row["low"], row["high"])))
        for row in rows
    ]
    return (*table, *((CHANCE, str(row["x"]), number(row["value"]), "") for row in chance))


def rank1(report: Report) -> Chart:
    """Who stands at rank 1."""
    rows: list[Row] = []
    for system in report.systems:
        for place, (key, label) in enumerate(RANK1.items()):
            value = system.value("rank1", key)
            if value is not None:
                tip = f"{system.name}: {label} at rank 1 for {100 * value:.1f} % of the queries"
                rows.append(
                    {"system": system.name, "kind": label, "place": place, "value": value, "tip": tip}
                )
    name, title = "rank-1", "Who stands at rank 1"
    if not rows:
        return Chart(name, title, captions.NO_RANK1)
    return Chart(
        name,
        title,
        captions.RANK1,
        ("system", "at rank 1", "share"),
        tuple((row["system"], row["kind"], number(row["value"])) for row in rows),
        marks.stacked(rows, system_names(report), list(RANK1.values())),
    )


def significance(report: Report) -> Chart:
    """Tell which pairs can be told apart at exec@1."""
    name, title = "significance", "Which systems can be told apart"
    if len(report.systems) < 2 or 1 not in report.ks:
        return Chart(name, title, captions.ONE_SYSTEM)
    cells: list[Row] = []
    for (a, b), tests in report.pairwise.items():
        test = tests["exec@1"]
        for first, second, sign in ((a, b, 1), (b, a, -1)):
            delta = sign * test["expected_delta"]
            told = f"p {test['mcnemar_exact_p']:.3g}, after Holm {test['holm_p']:.3g}"
            apart = test["holm_p"] < ALPHA
            cells.append(
                {
                    "system": first,
                    "column": second,
                    "delta": delta,
                    "p": test["mcnemar_exact_p"],
                    "holm": test["holm_p"],
                    "wins": test["a_only"] if sign > 0 else test["b_only"],
                    "verdict": "undecided" if not apart else "better" if delta > 0 else "worse",
                    "tip": f"{first} less {second}: {delta:+.3f}, {told}",
                }
            )
    place = {system: n for n, system in enumerate(system_names(report))}
    cells.sort(key=lambda cell: (place[cell["system"]], place[cell["column"]]))
    return Chart(
        name,
        title,
        captions.SIGNIFICANCE,
        ("row", "column", "difference", "row alone right", "p", "after Holm"),
        tuple(
            (
                cell["system"],
                cell["column"],
                f"{cell['delta']:+.3f}",
                str(cell["wins"]),
                f"{cell['p']:.3g}",
                f"{cell['holm']:.3g}",
            )
            for cell in cells
        ),
        marks.matrix(cells, system_names(report)),
    )


def executions(report: Report) -> Chart:
    """Plot what execution as a reranker costs and buys."""
    rows: list[Row] = []
    for system in report.systems:
        for step in system.result.get("facts", {}).get("cost", ()):
            runs = f"up to {step['budget']} runs, {step['runs_per_query']:.2f} on average"
            rows.append(
                {
                    "system": system.name,
                    "x": step["runs_per_query"],
                    "value": step["exec@1"],
                    "budget": step["budget"],
                    "low": None,
                    "high": None,
                    "tip": f"{system.name}: {runs}, exec@1 {number(step['exec@1'])}",
                }
            )
    name, title = "executions", "What running code buys"
    if not rows:
        return Chart(name, title, captions.NO_EXECUTIONS)
    return Chart(
        name,
        title,
        captions.EXECUTIONS,
        ("system", "budget", "runs per query", "exec@1"),
        tuple((row["system"], str(row["budget"]), number(row["x"], 2), number(row["value"])) for row in rows),
        marks.lines(rows, "runs per query", "exec@1", chance=[], systems=system_names(report)),
    )
