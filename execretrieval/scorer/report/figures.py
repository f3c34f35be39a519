"""Charts and tables as files for a paper."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from execretrieval.datasets.atomic import new_folder
from execretrieval.scorer.report.board import columns
from execretrieval.scorer.report.charts import all_charts
from execretrieval.scorer.report.collect import Report
from execretrieval.scorer.report.drawing import draw, to_pdf

Rows = Sequence[Sequence[str]]

_ESCAPES = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    **{each: f"\\{each}" for each in "&%$#_{}"},
}


def write_figures(report: Report, folder: Path) -> int:
    """Write every chart as SVG and PDF and every table as LaTeX and CSV; return the number of files.

    Raises `OutputError` if the folder is not empty or cannot be written; then nothing is.
    """
    with new_folder(folder) as partial:
        count = 0
        for name, content in files(report):
            (partial / name).write_bytes(content)
            count += 1
    return count


def files(report: Report) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of each file."""
    yield from _table("leaderboard", *_board(report))
    for chart in all_charts(report):
        if chart.spec is None:
            continue
        svg = draw(chart.spec)
        yield f"{chart.name}.svg", svg.encode()
        yield f"{chart.name}.pdf", to_pdf(svg)
        yield from _table(chart.name, chart.columns, chart.rows)


def _board(report: Report) -> tuple[list[str], list[list[str]]]:
    held = columns(report)
    header = ["system"]
    with_interval = [any(column.cell(system).below for system in report.systems) for column in held]
    for column, wide in zip(held, with_interval, strict=True):
        header += [column.name, f"{column.name} 95 %"] if wide else [column.name]
    rows = []
    for system in report.systems:
        row = [system.name]
        for column, wide in zip(held, with_interval, strict=True):
            cell = column.cell(system)
            row += [cell.text, cell.below] if wide else [cell.text]
        rows.append(row)
    return header, rows


def _table(name: str, header: Sequence[str], rows: Rows) -> Iterator[tuple[str, bytes]]:
    yield f"{name}.csv", _csv([header, *rows]).encode()
    yield f"{name}.tex", latex(header, rows).encode()


def _csv(rows: Rows) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([[_harmless(cell) for cell in row] for row in rows])
    return text.getvalue()


def _harmless(cell: str) -> str:
    """Keep a spreadsheet from taking a name for a formula; numbers, signed ones too, stay as they are."""
    if cell[:1] in ("=", "+", "-", "@"):
        try:
            float(cell)
        except ValueError:
            return cell if cell == "-" else f"'{cell}"
    return cell


def latex(header: Sequence[str], rows: Rows) -> str:
    """Return a table that needs no package but booktabs."""
    lines = [
        rf"\begin{{tabular}}{{l{'r' * (len(header) - 1)}}}",
        r"\toprule",
        " & ".join(map(_tex, header)) + r" \\",
        r"\midrule",
        *(" & ".join(map(_tex, row)) + r" \\" for row in rows),
        r"\bottomrule",
        r"\end{tabular}",
    ]
    return "\n".join(lines) + "\n"


def _tex(text: str) -> str:
    return "".join(_ESCAPES.get(character, character) for character in text)
