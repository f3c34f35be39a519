"""`execretrieval ablate`: what moves the numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.systems import choose, read, system_options
from execretrieval.cli.table import print_table

if TYPE_CHECKING:
    from execretrieval.datasets import Dataset
    from execretrieval.retrievers import Retriever
    from execretrieval.scorer.ablation import Condition

output_option = click.option("-o", "output", type=click.Path(path_type=Path), help="JSON file to write.")
seed_option = click.option("--seed", default=20260510, show_default=True, help="Decides draws and equals.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON line per condition.")


@click.group()
def ablate() -> None:
    """Score the same tasks under several conditions, with intervals of the differences.

    \b
    Example:
      execretrieval ablate density core --system bm25
    """


@ablate.command()
@click.argument("dataset", metavar="DIR")
@system_options
@click.option("--draws", default=20, show_default=True, type=click.IntRange(min=1), help="Draws per density.")
@seed_option
@output_option
@json_option
def density(dataset: str, draws: int, seed: int, output: Path | None, as_json: bool, **choice: Any) -> None:
    """Vary how many distractors each family has, from none to all.

    \b
    Example:
      execretrieval ablate density core --system bm25 --draws 50
    """
    from execretrieval.scorer import Settings
    from execretrieval.scorer.ablation import ablate_density

    settings = Settings(seed=seed)
    data = read(dataset)
    _report(
        choose(data, **choice),
        lambda each: ablate_density(data, each, settings, draws=draws),
        _about("density", [data], seed),
        output,
        as_json,
    )


@ablate.command()
@click.argument("dataset", metavar="DIR")
@system_options
@seed_option
@output_option
@json_option
def names(dataset: str, seed: int, output: Path | None, as_json: bool, **choice: Any) -> None:
    """Replace the name of every tested function by a neutral one; queries stay as they are.

    \b
    Example:
      execretrieval ablate names core --system bm25
    """
    from execretrieval.scorer import Settings
    from execretrieval.scorer.ablation import ablate_names

    data = read(dataset)
    _report(
        choose(data, **choice),
        lambda each: ablate_names(data, each, Settings(seed=seed)),
        _about("names", [data], seed),
        output,
        as_json,
    )


@ablate.command()
@click.argument("dataset", metavar="DIR")
@system_options
@seed_option
@output_option
@json_option
def span(dataset: str, seed: int, output: Path | None, as_json: bool, **choice: Any) -> None:
    """Take deception apart by the width of the edit, in characters.

    \b
    Example:
      execretrieval ablate span core --system bm25
    """
    from execretrieval.scorer import Settings
    from execretrieval.scorer.ablation import ablate_span

    data = read(dataset)
    _report(
        choose(data, **choice),
        lambda each: ablate_span(data, each, Settings(seed=seed)),
        _about("span", [data], seed),
        output,
        as_json,
    )


@ablate.command()
@click.argument("datasets", metavar="DIR...", nargs=-1, required=True)
@system_options
@seed_option
@output_option
@json_option
def stack(datasets: tuple[str, ...], seed: int, output: Path | None, as_json: bool, **choice: Any) -> None:
    """Take deception apart by the number of edits, over datasets built with --stack 1, 2, ...

    \b
    Example:
      execretrieval ablate stack one-edit two-edits --system bm25
    """
    from execretrieval.scorer import Settings
    from execretrieval.scorer.ablation import ablate_stack

    data = [read(each) for each in datasets]
    _report(
        choose(data[0], **choice),
        lambda each: ablate_stack(data, each, Settings(seed=seed)),
        _about("stack", data, seed),
        output,
        as_json,
    )


def _about(kind: str, data: Sequence[Dataset], seed: int) -> dict[str, Any]:
    """Return what the file says of itself beside its conditions."""
    from execretrieval import __version__
    from execretrieval.scorer import judge

    identities = [dict(judge(each).identity) for each in data]
    return {"ablation": kind, "datasets": identities, "seed": seed, "version": __version__}


def _report(
    systems: Sequence[Retriever],
    run: Callable[[Retriever], list[Condition]],
    about: dict[str, Any],
    output: Path | None,
    as_json: bool,
) -> None:
    import json
    from dataclasses import asdict

    from execretrieval.errors import UsageError
    from execretrieval.scorer import write

    found = [condition for system in systems for condition in run(system)]
    if not found:
        raise UsageError("the dataset does not tell edits apart; nothing to compare")
    rows = [asdict(condition) for condition in found]
    if output is not None:
        content = {**about, "conditions": rows}
        write(output, (json.dumps(content, ensure_ascii=False, indent=2) + "\n").encode())
    if as_json:
        for row in rows:
            click.echo(json.dumps(row, ensure_ascii=False))
        return
    metrics = list(found[0].metrics)
    columns = ["system", "condition", "draws", *(name for each in metrics for name in (each, "95%"))]
    print_table(columns, [_cells(condition, metrics) for condition in found], left=2)


def _cells(condition: Condition, metrics: Sequence[str]) -> list[str]:
    cells = [condition.system, condition.condition, str(condition.draws)]
    for name in metrics:
        row = condition.metrics[name]
        low, high = row["ci95"]
        cells += ["-", "-"] if row["mean"] is None else [f"{row['mean']:.4f}", f"{low:.3f}-{high:.3f}"]
    return cells
