"""How far a long command is: a bar on a terminal, one line per finished stage elsewhere, on stderr."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from execretrieval.cli.saying import say

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

# report(stage, done, total); a stage is finished when done reaches total.
Reporter = Callable[[str, int, int], None]

_SECONDS_BETWEEN_FRAMES = 0.1


@contextmanager
def progress(*, quiet: bool = False) -> Iterator[Reporter]:
    """Give a reporter to call after each item.

    With `quiet` it says nothing. The bar honours NO_COLOR; a dumb terminal gets the plain lines.
    """
    if quiet:
        yield _silent
    elif sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        with _bars() as bars:
            yield _on_terminal(bars)
    else:
        yield _in_lines()


def _silent(_stage: str, _done: int, _total: int) -> None:
    return


def _in_lines() -> Reporter:
    finished = set()

    def report(stage: str, done: int, total: int) -> None:
        if done >= total and stage not in finished:
            finished.add(stage)
            click.echo(f"{stage}: {done}/{total}", err=True)

    return report


def _bars() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    # No refreshing thread: it would be there when the runner forks.
    return Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), auto_refresh=False)


def _on_terminal(bars: Progress) -> Reporter:
    tasks: dict[str, TaskID] = {}
    next_frame = 0.0

    def report(stage: str, done: int, total: int) -> None:
        nonlocal next_frame
        now = time.monotonic()
        if now < next_frame and done < total and stage in tasks:
            return
        next_frame = now + _SECONDS_BETWEEN_FRAMES
        if stage not in tasks:
            tasks[stage] = bars.add_task(stage, total=total)
        bars.update(tasks[stage], completed=done, total=total, refresh=True)

    return report


@contextmanager
def status(text: str) -> Iterator[None]:
    """Show on stderr what is being done: with a spinner on a terminal, as a line elsewhere."""
    if not sys.stderr.isatty():
        say(text, err=True)
        yield
        return
    from rich.console import Console
    from rich.markup import escape

    with Console(stderr=True).status(escape(text)):
        yield
