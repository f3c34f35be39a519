"""`execretrieval embed`: the vectors of a system as a file of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from execretrieval.cli.systems import model_options, print_plans, read
from execretrieval.errors import UsageError


@click.command()
@click.argument("dataset", metavar="DIR")
@click.option("--system", required=True, help="An embedding system, such as st:MODEL.")
@model_options
@click.option(
    "-o", "output", required=True, type=click.Path(path_type=Path, dir_okay=False), help="The .npz to write."
)
@click.option("--dry-run", is_flag=True, help="Say what a paid system would be sent, and what it costs.")
def embed(dataset: str, system: str, output: Path, dry_run: bool, **choice: Any) -> None:
    """Write the vectors of queries and corpus of DIR as one frozen .npz file.

    The file holds ids, both matrices and how they were made. `--system npz:FILE` ranks by it, here or on a
    machine without the model, exactly as the system itself does.

    \b
    Example:
      execretrieval embed core --system static:l2_supercat -o vectors.npz
    """
    from execretrieval.cli.systems import model_settings
    from execretrieval.retrievers import parse_system
    from execretrieval.retrievers.embedding import EmbeddingRetriever
    from execretrieval.retrievers.frozen import freeze_system

    found = parse_system(system, model_settings(**choice))
    if not isinstance(found, EmbeddingRetriever):
        raise UsageError(f"{found} makes no vectors; name a model, such as static:, st: or openai:MODEL")
    data = read(dataset)
    if dry_run:
        print_plans([found], data)
        return
    freeze_system(output, found, data)
    click.echo(f"wrote {output}")
