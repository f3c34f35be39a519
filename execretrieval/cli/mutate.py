"""`mutate`: plant single bugs, or stacks of them, in the functions of a Python file."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from execretrieval.cli.options import jobs_option, trust, unsandboxed_option
from execretrieval.cli.saying import say
from execretrieval.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval.cli.planting import Plant
    from execretrieval.cli.subject import Subject
    from execretrieval.mutators import Mutant
    from execretrieval.runner import Verdict


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("file", required=False, metavar="FILE", type=click.Path(path_type=str))
@click.option("--op", "operators", multiple=True, metavar="OPERATOR", help="Only this operator; repeatable.")
@click.option("--rule", "rules", multiple=True, metavar="RULE", help="Only this rule; repeatable.")
@click.option("--function", metavar="NAME", help="Only this function, by its qualified name.")
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only the mutant with this id; repeatable.")
@click.option(
    "--stack",
    "size",
    type=click.IntRange(1, 4),
    default=1,
    show_default=True,
    help="Edits per mutant; of all stacks a function allows, 48 are drawn.",
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
@click.option(
    "--llm",
    metavar="MODEL",
    help="Only those that this model writes, such as openai/MODEL or anthropic/MODEL.",
)
@click.option("--list-operators", is_flag=True, help="Print the operators and their rules with examples.")
@click.option("--verify", is_flag=True, help="Run the file's own tests on each mutant, in the sandbox.")
@jobs_option
@unsandboxed_option
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
    llm: str | None,
    list_operators: bool,
    verify: bool,
    jobs: int | None,
    allow_unsandboxed: bool,
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
    from execretrieval.cli.subject import Subject
    from execretrieval.datasets import require_new_folder
    from execretrieval.mutators import fold_operator

    wanted = tuple(fold_operator(name) for name in operators)
    if list_operators:
        showing.show_operators(wanted, as_json=as_json)
        return
    if file is None:
        raise UsageError("name a FILE to mutate, or - for standard input")
    if output is not None:
        if show or as_json:
            raise UsageError("with -o the records stand in index.jsonl; leave out --show and --json")
        require_new_folder(output)
    subject = Subject.read(file)
    mutants = _mutants(subject, wanted, rules, function, quiet=quiet)
    if llm is not None:
        mutants = _written(subject, mutants, llm, quiet=quiet)
    plants = _plants(subject, mutants, ids, size, seed)
    verdicts: Sequence[Verdict | None] = [None] * len(plants)
    if verify:
        trusted = trust(bundled=False, allowed=allow_unsandboxed)
        verdicts = _verdicts(subject, plants, jobs, quiet=quiet, trusted=trusted)
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


def _mutants(
    subject: Subject, operators: Sequence[str], rules: Sequence[str], function: str | None, *, quiet: bool
) -> list[Mutant]:
    """Return the wanted mutants of the file outside its tests, and tell of functions that were left out."""
    from execretrieval.cli.subject import naming
    from execretrieval.mutators import scan

    wanted_rules = _rules(rules, operators)
    with naming(subject.name):
        found = scan(subject.text, operators=operators or None, function=function)
    mutants = [mutant for mutant in found.mutants if not wanted_rules or mutant.rule in wanted_rules]
    notes = [f"{problem.line}: {problem.function} left out: {problem.reason}" for problem in found.problems]
    end = subject.tests_start()
    if end is not None and any(mutant.start >= end for mutant in mutants):
        notes.append(f"{subject.source.locate(end)[0]}: the tests from here on are left as they are")
        mutants = [mutant for mutant in mutants if mutant.start < end]
    for note in () if quiet else notes:
        say(f"{subject.name}:{note}", err=True)
    return mutants


def _written(subject: Subject, mutants: list[Mutant], model: str, *, quiet: bool) -> list[Mutant]:
    """Return the mutants that a model writes, and tell of its copies that are none."""
    from execretrieval.cli.written import written_mutants

    kept, notes = written_mutants(subject, mutants, model)
    for note in () if quiet else notes:
        say(f"{subject.name}: {note}", err=True)
    return kept


def _rules(names: Sequence[str], operators: Sequence[str]) -> set[str]:
    """Return the rules by their proper names; raises UsageError for one that no wanted operator has."""
    from execretrieval.mutators import OPERATORS

    owners = {rule: operator.name for operator in OPERATORS for rule in operator.rules}
    wanted = {name.lower() for name in names}
    for rule in sorted(wanted):
        if rule not in owners:
            raise UsageError(f"unknown rule {rule!r}; there are {', '.join(owners)}")
        if operators and owners[rule] not in operators:
            raise UsageError(f"the rule {rule} belongs to {owners[rule]}, which --op leaves out")
    return wanted


def _plants(
    subject: Subject, mutants: list[Mutant], ids: tuple[str, ...], size: int, seed: int
) -> list[Plant]:
    """Return what is to be shown; ends the command with exit code 1 where there is nothing."""
    from execretrieval.cli.planting import singles, stacks, with_ids

    plants = singles(mutants) if size == 1 else stacks(subject.text, mutants, size, seed=seed)
    if not plants:
        reason = "no mutant can be planted" if subject.has_functions() else "it holds no function to mutate"
        say(f"{subject.name}: {reason}", err=True)
        raise SystemExit(1)
    return with_ids(plants, ids)


def _verdicts(
    subject: Subject, plants: list[Plant], jobs: int | None, *, quiet: bool, trusted: bool
) -> list[Verdict]:
    """Return what the file's tests say of each mutant, and tell the sums on stderr."""
    from execretrieval.builder import Execution
    from execretrieval.cli.progress import progress

    with progress(quiet=quiet) as report:
        execution = Execution(jobs or os.cpu_count() or 1, report=report, trusted=trusted)
        verdicts = subject.verdicts(plants, execution)
    if not quiet:
        ends = Counter("survived" if verdict.passed else verdict.ended_by for verdict in verdicts)
        sums = ", ".join(f"{n} {end}" for end, n in ends.most_common())
        click.echo(f"{subject.name}: {len(verdicts)} mutants: {sums}", err=True)
    return verdicts
