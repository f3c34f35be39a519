"""Aligned tables on standard output, drawn on a terminal and plain elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import click

from execretrieval.shown import visible


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]], *, left: int = 1) -> None:
    """Print rows under their column names; the first `left` columns are words, the others numbers."""
    cells = [[visible(str(cell)) for cell in row] for row in rows]
    if sys.stdout.isatty():
        _draw(columns, cells, left)
        return
    widths = [max(len(row[i]) for row in [list(columns), *cells]) for i in range(len(columns))]
    for row in [list(columns), *cells]:
        padded = [
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        click.echo("  ".join(padded).rstrip())


def _draw(columns: Sequence[str], cells: list[list[str]], left: int) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table()
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i < left else "right")
    for row in cells:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)
