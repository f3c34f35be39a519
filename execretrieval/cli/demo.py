"""`demo`: the main job on the bundled tasks, from tasks to a leaderboard."""

from __future__ import annotations

import shutil
from pathlib import Path

import click

from execretrieval.errors import OutputError

MARKER = ".execretrieval-demo"


@click.command()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    default="execretrieval-demo",
    show_default=True,
    help="Folder to write; one of an earlier demo is replaced.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes that run code. [default: one per core]")
@click.pass_context
def demo(ctx: click.Context, output: Path, jobs: int | None) -> None:
    """Build the dataset `core` afresh from the bundled tasks, validate it and score both BM25s on it.

    \b
    Example:
      execretrieval demo -o my-demo
    """
    from execretrieval.cli.build import build, validate
    from execretrieval.cli.score import leaderboard, score

    _claim(output)
    dataset, results, cache = output / "core", output / "results", output / "verdicts.sqlite"
    click.echo("Building the dataset from the bundled tasks")
    ctx.invoke(build, tasks=(), output=dataset, density=(4,), jobs=jobs, cache=cache)
    click.echo("\nValidating it: the five gates again, from the files alone")
    ctx.invoke(
        validate,
        folder=str(dataset),
        jobs=jobs,
        cache=output / "validation.sqlite",
        allow_unsandboxed=True,  # it was just made of the bundled tasks
    )
    click.echo("\nScoring two systems")
    ctx.invoke(score, dataset=str(dataset), systems=("bm25", "bm25:words"), output=results)
    click.echo()
    ctx.invoke(leaderboard, results=(str(results),))
    click.echo(f"\ndataset: {dataset}\nresults: {results}")


def _claim(folder: Path) -> None:
    """Make the folder ready; only what an earlier demo wrote is removed."""
    marker = folder / MARKER
    if folder.exists() and any(folder.iterdir()) and not marker.exists():
        raise OutputError(f"{folder} is not empty and not of an earlier demo; choose another with -o")
    shutil.rmtree(folder, ignore_errors=True)
    try:
        folder.mkdir(parents=True)
        marker.touch()
    except OSError as error:
        raise OutputError(f"{folder}: {error.strerror}") from error
