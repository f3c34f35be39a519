"""Lines that hold what others wrote: names of tasks, messages of candidates, pieces of code."""

from __future__ import annotations

import click

from execretrieval.shown import visible


def say(text: str, *, err: bool = False) -> None:
    """Print a line in which nothing is an order to a terminal."""
    click.echo(visible(text), err=err)
