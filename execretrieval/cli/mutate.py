"""`mutate`: plant single bugs, or stacks of them, in the functions of a Python file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from execretrieval.errors import InputError, UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval.cli.planting import Plant
    from execretrieval.cli.subject import Subject
    from execretrieval.runner import Verdict


@click.command()
@click.argument("file", required=False, metavar="FILE", type=click.Path(path_type=str))
@click.option("--op", "operators", multiple=True, metavar="OPERATOR", help="Only this operator; repeatable.")
@click.option("--rule", "rules", multiple=True, metavar="RULE", help="Only this rule; repeatable.")
@click.option("--function", metavar="NAME", help="Only this function, by its qualified name.")
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only the mutant with this id; repeatable.")
@click.option(
    "--stack", "size", type=click.IntRange(1, 4), default=1, show_default=True, help="Edits per mutant."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Decides which edits are stacked.")
@click.option(
    "--show",
    type=click.Choice(["diff", "source", "list"]),
    help="Print diffs, the mutated files, or one line per mutant. [default: diff]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line per mutant; --show adds the text.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="Write one .py file per mutant and index.jsonl into this new or empty folder.",
)
@click.option("--list-operators", is_flag=True, help="Print the operators and their rules with examples.")
@click.option("--verify", is_flag=True, help="Run the file's own tests on each mutant, in the sandbox.")
@click.option(
    "--jobs", type=click.IntRange(min=1), help="Processes that run code. [default: one per core]"
)
@click.option("-q", "--quiet", is_flag=True, help="Show no progress and no notes.")
def mutate(
    file: str | None,
    operators: tuple[str, ...],
    rules: tuple[str, ...],
    function: str | None,
    ids: tuple[str, ...],
    size: int,
    seed: int,
    show: str | None,
    as_json: bool,
    output: Path | None,
    list_operators: bool,
    verify: bool,
    jobs: int | None,
    quiet: bool,
) -> None:
    """Plant single bugs in the functions of FILE (`-` is standard input).

    Without options it prints one unified diff per mutant, its id in the header. The tests of a task file are
    never mutated. The exit code is 0 with mutants, 1 where none can be planted, 2 for bad usage or input.

    \b
    Example:
      mutate tail_mean.py --op wrong_comparison
      mutate tail_mean.py --verify --show list
      mutate tail_mean.py --stack 2 --seed 7 -o mutants/
    """
    from execretrieval.cli import showing

    wanted, wanted_rules = _folded(operators, rules)
    if list_operators:
        showing.show_operators(wanted, as_json=as_json)
        return
    if file is None:
        raise UsageError("name a FILE to mutate, or - for standard input")
    if output is not None:
        if show or as_json:
            raise UsageError("with -o the records stand in index.jsonl: leave out --show and --json")
        from execretrieval.datasets.atomic import refuse_taken

        refuse_taken(output)
    subject = read_subject(file)
    plants = _plants(subject, wanted, wanted_rules, function, ids, size, seed, quiet=quiet)
    verdicts = _verdicts(subject, plants, jobs, quiet=quiet) if verify else [None] * len(plants)
    planted = list(zip(plants, verdicts, strict=True))
    if output is not None:
        showing.write_folder(subject, planted, output)
    elif as_json:
        showing.show_json(subject, planted, with_text=show)
    elif show == "list":
        showing.show_list(planted)
    elif show == "source":
        showing.show_sources(subject, planted)
    else:
        showing.show_diffs(subject, planted)
