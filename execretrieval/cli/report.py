"""`execretrieval report`."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval.cli.progress import status
from execretrieval.errors import UsageError


@click.command()
@click.argument("results", metavar="RESULTS...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "-o",
    "output",
    type=click.Path(path_type=Path, dir_okay=False),
    default="report.html",
    show_default=True,
    help="File to write.",
)
@click.option(
    "--dataset", metavar="DIR", help="What was scored, for codes and tests. [default: core, if it was]"
)
@click.option("--title", default="Which retriever finds working code?", show_default=True, help="Headline.")
@click.option(
    "--figures",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Also write each chart as SVG and PDF, each table as LaTeX and CSV, into a new folder.",
)
def report(
    results: tuple[Path, ...], output: Path, dataset: str | None, title: str, figures: Path | None
) -> None:
    """Write one page about scored systems that opens offline: leaderboard, charts, every task.

    RESULTS are results files of one dataset, files that `execretrieval ablate` wrote with -o, or folders of
    both. Equal input gives equal bytes.

    \b
    Example:
      execretrieval score core --system bm25 --system bm25:words -o results
      execretrieval ablate density core --system bm25 -o results/density.json
      execretrieval report results -o report.html
    """
    from execretrieval.datasets import require_new_folder
    from execretrieval.scorer import write
    from execretrieval.scorer.report import blaming, collect, render_page, write_figures

    if figures is not None:
        require_new_folder(figures)
    with status("reading results"):
        found = collect(results, dataset=dataset)
    with status("drawing"), blaming(found.files):
        page = render_page(found, title)
    if output.exists() and any(output.samefile(file) for file in found.files):
        raise UsageError(f"{output} holds results that the page is made of; choose another name with -o")
    write(output, page)
    click.echo(f"wrote {output}")
    if found.dataset is None:
        click.echo(
            "The dataset was not at hand, so codes are not shown; give it with --dataset DIR.", err=True
        )
    if figures is not None:
        with status("drawing figures"), blaming(found.files):
            count = write_figures(found, figures)
        click.echo(f"wrote {count} files into {figures}")
