"""`execretrieval retrieve` and `execretrieval export`: for other tools."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import click

from execretrieval.cli.systems import choose, read, system_options
from execretrieval.errors import UsageError


@click.command()
@click.argument("dataset", metavar="DIR")
@system_options
@click.option("-o", "output", required=True, type=click.Path(path_type=Path), help="The run to write.")
@click.option(
    "--top", default=100, show_default=True, type=click.IntRange(min=1), help="Documents per query."
)
@click.option(
    "--scores",
    type=click.Choice(["ranks", "raw"]),
    default="ranks",
    show_default=True,
    help="Scores made of ranks, or the system's own, which keep ties.",
)
def retrieve(dataset: str, output: Path, top: int, scores: Literal["ranks", "raw"], **choice: Any) -> None:
    """Rank the corpus of DIR with one system and write a TREC run.

    Scores in the run are made of ranks, so that every tool reads the same order. With `--scores raw` they
    are the system's, to 6 decimals, and equals of the last document are written too: `run:FILE` then has
    the ties that the system has, but other tools may order equals by rules of their own.

    \b
    Example:
      execretrieval retrieve core --system bm25 -o bm25.run
    """
    from execretrieval.retrievers.runwriter import trec_run
    from execretrieval.scorer import write

    data = read(dataset)
    systems = choose(data, **choice)
    if len(systems) != 1:
        raise UsageError(f"a run holds one system, not {len(systems)}")
    ranking = systems[0].retrieve(data, depth=top)
    write(output, trec_run(ranking, data, depth=top, tag=str(systems[0]), scores=scores).encode())
    click.echo(f"wrote {output}")


@click.command()
@click.argument("dataset", metavar="DIR")
@click.option(
    "--to", "form", required=True, type=click.Choice(["beir", "trec", "triplets"]), help="What to write."
)
@click.option("-o", "output", required=True, type=click.Path(path_type=Path), help="A new folder.")
@click.option(
    "--test-share",
    default=0.2,
    show_default=True,
    type=click.FloatRange(0, 1),
    help="Share of the tasks to test with (triplets).",
)
@click.option("--seed", default=0, show_default=True, help="Decides the split (triplets).")
def export(dataset: str, form: str, output: Path, test_share: float, seed: int) -> None:
    """Write the dataset in DIR for other tools.

    \b
      beir      corpus.jsonl, queries.jsonl, qrels/test.tsv
      trec      qrels.txt, topics.tsv, corpus.jsonl
      triplets  train.jsonl, test.jsonl: query, positive, hard negatives; near-duplicates on one side

    \b
    Example:
      execretrieval export core --to beir -o core-beir
    """
    from execretrieval.datasets.export import export_beir, export_trec, export_triplets

    data = read(dataset)
    if form == "triplets":
        rows = export_triplets(data, output, test_share=test_share, seed=seed)
        click.echo(f"wrote {output}: {rows['train']} rows to train, {rows['test']} to test")
        return
    {"beir": export_beir, "trec": export_trec}[form](data, output)
    click.echo(f"wrote {output}")
