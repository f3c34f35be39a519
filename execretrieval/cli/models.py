"""`execretrieval models`: the registry of embedding models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.table import print_table
from execretrieval.errors import UsageError

if TYPE_CHECKING:
    from execretrieval.retrievers.models import ModelRow

SCHEME = {"sentence-transformers": "st"}


@click.group()
def models() -> None:
    """Show how embedding models are called for code search.

    \b
    Example:
      execretrieval models show BAAI/bge-base-en-v1.5
    """


@models.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line per model.")
def list_models(as_json: bool) -> None:
    """List the models of the registry; a `?` marks what no source confirms.

    \b
    Example:
      execretrieval models list
    """
    import json

    from execretrieval.retrievers.models import model_rows

    rows = model_rows().values()
    if as_json:
        for row in rows:
            click.echo(json.dumps(_content(row), ensure_ascii=False))
        return
    print_table(
        ["system", "dims", "tokens", "source", "checked"],
        [
            [system_name(row), row.dims or "-", row.max_tokens or "-", row.source, row.checked or "?"]
            for row in rows
        ],
    )


@models.command()
@click.argument("model")
def show(model: str) -> None:
    """Show the row of MODEL as JSON.

    \b
    Example:
      execretrieval models show voyage-code-3
    """
    import json

    from execretrieval.retrievers.models import model_rows

    row = model_rows().get(model.removeprefix("st:"))
    if row is None:
        raise UsageError(f"no model {model!r} in the registry; see `execretrieval models list`")
    click.echo(json.dumps({"system": system_name(row)} | _content(row), ensure_ascii=False, indent=2))


@models.command()
@click.argument("system")
@click.option("--query-prefix", help="In place of the registry's prefix.")
@click.option("--document-prefix", help="In place of the registry's prefix.")
def check(system: str, query_prefix: str | None, document_prefix: str | None) -> None:
    """Load SYSTEM, embed one query and two snippets, and show what is sent.

    A hosted model is sent these three texts.

    \b
    Example:
      execretrieval models check static:l2_supercat
    """
    from execretrieval.retrievers import parse_system
    from execretrieval.retrievers.embedding import EmbeddingRetriever
    from execretrieval.retrievers.models import Options

    found = parse_system(system, Options(query_prefix=query_prefix, document_prefix=document_prefix))
    if not isinstance(found, EmbeddingRetriever):
        raise UsageError(f"{system} is no embedding model")
    query = "The largest number of a list."
    snippets = ["def largest(xs):\n    return max(xs)", "def shout(text):\n    return text.upper() + '!'"]
    left, right = found.vectors([query], "query"), found.vectors(snippets, "document")
    norms = [float((vector**2).sum() ** 0.5) for vector in right.vectors]
    scores = (right.vectors @ left.vectors[0]).tolist()
    click.echo(f"prefixes from: {found.recipe['prompt_source']}")
    click.echo(f"query as sent: {found.embedder.prepare(query, 'query')!r}")
    click.echo(f"document as sent: {found.embedder.prepare(snippets[0], 'document')!r}")
    click.echo(f"dimensions: {right.vectors.shape[1]}, lengths: {norms[0]:.4f}, {norms[1]:.4f}")
    click.echo(f"the right snippet scores {scores[0]:.4f}, the other {scores[1]:.4f} (dot product)")


def system_name(row: ModelRow) -> str:
    """Return how a model is named on the command line."""
    return f"{SCHEME.get(row.provider, row.provider)}:{row.id}"


def _content(row: ModelRow) -> dict[str, Any]:
    from dataclasses import asdict

    return asdict(row)
