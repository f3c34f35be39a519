"""Deception taken apart: by operator, domain, width of the edit, number of edits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from execretrieval.scorer.report import captions, marks
from execretrieval.scorer.report.chart import Chart, Row, held, system_names
from execretrieval.scorer.report.collect import Report
from execretrieval.scorer.report.text import number
from execretrieval.shown import one_line


def by_operator(report: Report) -> Chart:
    """Deception by operator."""
    return _of_results(report, "by_operator", "operator", "Deception by operator")


def by_domain(report: Report) -> Chart:
    """Deception by domain."""
    return _of_results(report, "by_domain", "domain", "Deception by domain")


def by_span(report: Report) -> Chart:
    """Deception by the width of the edit."""
    return _of_results(report, "by_edit_span", "characters", "Deception by width of the edit")


def by_stack(report: Report) -> Chart:
    """Deception by the number of edits: from an ablation, else from the results where they hold several."""
    title = "Deception by stacked edits"
    conditions = report.ablations.get("stack", ())
    if conditions:
        cells = [
            _cell(each["system"], each["condition"], held(each["metrics"].get("deception"))[0], None)
            for each in conditions
        ]
        return _heat("deception-by-edits", title, "edits", system_names(report, cells), cells)
    kinds = {key for system in report.systems for key in _rates(system.result, "by_edits")}
    if len(kinds) < 2:
        return Chart("deception-by-edits", title, captions.NO_STACKS)
    return _of_results(report, "by_edits", "edits", title)


def _of_results(report: Report, key: str, column: str, title: str) -> Chart:
    cells = [
        _cell(system.name, each, row["rate"], row["pairs"])
        for system in report.systems
        for each, row in _rates(system.result, key).items()
    ]
    return _heat(f"deception-{key.replace('_', '-')}", title, column, system_names(report), cells)


def _rates(result: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = result.get("deception", {}).get(key, {})
    return found


def _cell(system: str, column: str, value: float | None, pairs: int | None) -> Row:
    column = one_line(column)
    tip = f"{system}, {column}: {number(value)}" + ("" if pairs is None else f", {pairs} pairs")
    return {"system": system, "column": column, "value": value, "pairs": pairs, "tip": tip}


def _heat(name: str, title: str, column: str, systems: Sequence[str], cells: list[Row]) -> Chart:
    known = [cell for cell in cells if cell["value"] is not None]
    if not known:
        return Chart(name, title, captions.NO_EDITS)
    held_by = {cell["system"] for cell in known}
    return Chart(
        name,
        title,
        captions.DECEPTION,
        ("system", column, "deception", "pairs"),
        tuple(
            (
                cell["system"],
                cell["column"],
                number(cell["value"]),
                "" if cell["pairs"] is None else str(cell["pairs"]),
            )
            for cell in cells
        ),
        marks.heat(
            known,
            [each for each in systems if each in held_by],
            list(dict.fromkeys(cell["column"] for cell in known)),
        ),
    )
