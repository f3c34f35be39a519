"""`execretrieval ablate`: what moves the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from execretrieval.cli.progress import status
from execretrieval.cli.systems import choose, read, system_options
from execretrieval.cli.table import print_table

if TYPE_CHECKING:
    from execretrieval.datasets import Dataset
    from execretrieval.retrievers import Retriever
    from execretrieval.scorer import Settings
    from execretrieval.scorer.ablation import Condition

Function = TypeVar("Function", bound=Callable[..., Any])
Conditions = Callable[["Sequence[Dataset]", "Retriever", "Settings"], "list[Condition]"]

OPTIONS = (
    click.option("--seed", default=20260510, show_default=True, help="Decides draws and equals."),
    click.option("-o", "output", type=click.Path(path_type=Path), help="JSON file to write."),
    click.option("--json", "as_json", is_flag=True, help="Print one JSON line per condition."),
)


def condition_options(function: Function) -> Function:
    """Add the options of all ablations; the command hands them on to `_run`."""
    for option in reversed(OPTIONS):
        function = option(function)
    return system_options(function)


@click.group()
def ablate() -> None:
    """Score the same tasks under several conditions, with intervals of the differences.

    \b
    Example:
      execretrieval ablate density core --system bm25
    """


@ablate.command()
@click.argument("dataset", metavar="DIR")
@condition_options
@click.option("--draws", default=20, show_default=True, type=click.IntRange(min=1), help="Draws per density.")
def density(dataset: str, draws: int, **options: Any) -> None:
    """Vary how many distractors each family has, from none to all.

    \b
    Example:
      execretrieval ablate density core --system bm25 --draws 50
    """
    from execretrieval.scorer.ablation import ablate_density

    _run("density", [dataset], lambda data, *rest: ablate_density(data[0], *rest, draws=draws), **options)


@ablate.command()
@click.argument("dataset", metavar="DIR")
@condition_options
def names(dataset: str, **options: Any) -> None:
    """Replace the name of every tested function by a neutral one; queries stay as they are.

    \b
    Example:
      execretrieval ablate names core --system bm25
    """
    from execretrieval.scorer.ablation import ablate_names

    _run("names", [dataset], lambda data, *rest: ablate_names(data[0], *rest), **options)


@ablate.command()
@click.argument("dataset", metavar="DIR")
@condition_options
def span(dataset: str, **options: Any) -> None:
    """Take deception apart by the width of the edit, in characters.

    \b
    Example:
      execretrieval ablate span core --system bm25
    """
    from execretrieval.scorer.ablation import ablate_span

    _run("span", [dataset], lambda data, *rest: ablate_span(data[0], *rest), **options)


@ablate.command()
@click.argument("datasets", metavar="DIR...", nargs=-1, required=True)
@condition_options
def stack(datasets: tuple[str, ...], **options: Any) -> None:
    """Take deception apart by the number of edits, over datasets built with --stack 1, 2, ...

    \b
    Example:
      execretrieval ablate stack one-edit two-edits --system bm25
    """
    from execretrieval.scorer.ablation import ablate_stack

    _run("stack", datasets, ablate_stack, **options)


def _run(
    kind: str,
    datasets: Sequence[str],
    conditions: Conditions,
    *,
    seed: int,
    output: Path | None,
    as_json: bool,
    **choice: Any,
) -> None:
    """Score every system under the conditions; write the file, print the table."""
    from execretrieval.errors import UsageError
    from execretrieval.scorer import Settings

    data = [read(each) for each in datasets]
    found: list[Condition] = []
    for system in choose(data[0], **choice):
        with status(f"ablating {kind} of {system}"):
            found += conditions(data, system, Settings(seed=seed))
    if not found:
        raise UsageError("the dataset does not tell edits apart; nothing to compare")
    _report(found, _about(kind, data, seed), output, as_json)


def _about(kind: str, data: Sequence[Dataset], seed: int) -> dict[str, Any]:
    """Return what the file says of itself beside its conditions."""
    from execretrieval import __version__
    from execretrieval.scorer import judge

    identities = [dict(judge(each).identity) for each in data]
    return {"ablation": kind, "datasets": identities, "seed": seed, "version": __version__}


def _report(found: Sequence[Condition], about: Mapping[str, Any], output: Path | None, as_json: bool) -> None:
    import json
    from dataclasses import asdict

    from execretrieval.scorer import write

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
