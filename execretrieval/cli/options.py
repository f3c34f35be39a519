"""Options that several commands share: one name for one thing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import click

jobs_option = click.option(
    "--jobs", type=click.IntRange(min=1), help="Processes that run code. [default: one per core]"
)
cache_option = click.option(
    "--cache",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File of cached verdicts. [default: verdicts.sqlite in the user's cache folder]",
)
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Run code on a Dask cluster: tcp://HOST:PORT of its scheduler, or local:N for N processes here.",
)
audit_option = click.option(
    "--audit",
    is_flag=True,
    help="Run what passes under other hash seeds, random seeds, clocks and orders of its tests too.",
)
quiet_option = click.option("-q", "--quiet", is_flag=True, help="Show no progress.")
unsandboxed_option = click.option(
    "--allow-unsandboxed", is_flag=True, help="Run code you trust where this machine offers no sandbox."
)


def trust(*, bundled: bool, allowed: bool) -> bool:
    """Return whether code may run without a sandbox, with a warning where it would."""
    if bundled or allowed:
        _warn_without_sandbox()
    return bundled or allowed


@cache
def _warn_without_sandbox() -> None:
    from execretrieval.runner import SANDBOXES, best_tier

    tier = best_tier()
    if tier not in SANDBOXES:
        click.echo(f"Warning: this machine offers no sandbox; code runs in tier {tier!r}", err=True)
