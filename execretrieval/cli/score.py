"""`execretrieval score` and `execretrieval leaderboard`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.command import command_of
from execretrieval.cli.progress import status
from execretrieval.cli.saying import say
from execretrieval.cli.systems import choose, print_plans, read, system_options
from execretrieval.errors import UsageError

if TYPE_CHECKING:
    from execretrieval.retrievers import Retriever
    from execretrieval.scorer import Judgements, Settings

SEED = 20260510


@click.command()
@click.argument("dataset", metavar="DIR")
@system_options
@click.option("-o", "output", type=click.Path(path_type=Path), help="Folder for the results.")
@click.option(
    "--ties",
    type=click.Choice(["expected", "corpus-order"]),
    default="expected",
    show_default=True,
    help="Average over the order of equals, or take them as the corpus has them.",
)
@click.option("--seed", default=SEED, show_default=True, help="Orders equals in the list of top results.")
@click.option("--force", is_flag=True, help="Score again what is there already.")
@click.option("--dry-run", is_flag=True, help="Say what paid systems would be sent, and what it costs.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line per system.")
def score(
    dataset: str,
    output: Path | None,
    ties: str,
    seed: int,
    force: bool,
    dry_run: bool,
    as_json: bool,
    **choice: Any,
) -> None:
    """Score retrievers on the dataset in DIR (or `core`, the one that comes along).

    Writes one JSON file per system into the folder given by -o. A result that is there already is kept if
    dataset, settings and recipe of the system are the same; a `py:` system is always run again.

    \b
    Systems:
      bm25, bm25:words          identifiers split at snake and camel case, or plain words
      static:MODEL              a small model that comes with its package, such as l2_supercat
      st:MODEL                  sentence-transformers
      openai:MODEL[@URL]        OpenAI, or any server that speaks alike
      gemini:, mistral:, voyage:, cohere:MODEL
      npz:FILE                  frozen vectors
      run:FILE                  a TREC run
      py:MODULE:CALLABLE        a function of queries and documents

    \b
    Example:
      execretrieval score core --system bm25 --system bm25:words -o results
    """
    from execretrieval.scorer import Settings, judge

    if output is None and not dry_run:
        raise UsageError("where should the results go? Give a folder with -o")
    data = read(dataset)
    retrievers = choose(data, **choice)
    if output is None or dry_run:
        print_plans(retrievers, data, as_json=as_json)
        return
    settings = Settings(seed=seed, ties="expected" if ties == "expected" else "corpus-order")
    judgements = judge(data)
    said = {**choice, "ties": ties, "seed": seed}
    defaults = {option.name: option.default for option in score.params if option.name}
    for retriever in retrievers:
        command = command_of(str(retriever), dataset, said, defaults)
        _score_one(judgements, retriever, settings, output, command, force=force, as_json=as_json)


def _score_one(
    judgements: Judgements,
    retriever: Retriever,
    settings: Settings,
    output: Path,
    command: str,
    *,
    force: bool,
    as_json: bool,
) -> None:
    import json

    from execretrieval.scorer import differences, file_name, identity, render, write
    from execretrieval.scorer import score as score_system

    path = output / file_name(str(retriever))
    other = differences(path, identity(judgements, retriever, settings))
    kept = other == [] and not force and not _is_code(retriever.recipe)
    if not kept:
        with status(f"scoring {retriever}"):
            result = score_system(judgements, retriever, settings, command=command)
            write(path, render(result))
        if other:
            say(
                f"{path} held a result of other {', '.join(other)} and was replaced; "
                "another folder, or a name in a file for --systems, keeps both",
                err=True,
            )
        _warn(result)
    if as_json:
        click.echo(
            json.dumps({"system": str(retriever), "path": str(path), "kept": kept}, ensure_ascii=False)
        )
    else:
        click.echo(f"{'kept' if kept else 'wrote'} {path}")


def _warn(result: Mapping[str, Any]) -> None:
    """Say on stderr how many queries a system gave nothing for; a run may belong to another dataset."""
    missing, queries = result["missing_queries"], result["n_queries"]
    if not missing:
        return
    whose = f"Warning: {result['model']} retrieved nothing"
    if missing == queries:
        say(f"{whose} at all; every score is 0", err=True)
    else:
        say(f"{whose} for {missing} of {queries} queries, scored 0", err=True)


def _is_code(recipe: object) -> bool:
    """Tell whether a recipe leads to a user's function; what that imports may have changed."""
    if isinstance(recipe, Mapping):
        return recipe.get("kind") == "py" or any(map(_is_code, recipe.values()))
    return isinstance(recipe, (list, tuple)) and any(map(_is_code, recipe))


@click.command()
@click.argument("results", metavar="OUT...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--sort", default="exec@1", show_default=True, help="Column to order by, best first.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line per system.")
def leaderboard(results: tuple[Path, ...], sort: str, as_json: bool) -> None:
    """Print the table of the systems scored into the folders (or files) OUT.

    \b
    Example:
      execretrieval leaderboard results --sort deception
    """
    import json

    from execretrieval.cli.table import print_table
    from execretrieval.scorer.leaderboard import LEGEND, cells, one_dataset, read_results, table

    found = read_results(results)
    rows = table(found, sort)
    if as_json:
        for row in rows:
            click.echo(json.dumps(row, ensure_ascii=False))
        return
    header, *body = cells(rows)
    print_table(header, body)
    click.echo(LEGEND)
    missing = [row for row in rows if row["missing_queries"]]
    for row in missing:
        say(f"{row['system']} retrieved nothing for {row['missing_queries']} queries, scored 0.")
    if not one_dataset(found):
        click.echo("These results come from different datasets; their numbers cannot be compared.")
