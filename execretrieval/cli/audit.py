"""`execretrieval tasks audit` and `tasks strengthen`."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from execretrieval.cli.options import cache_option, jobs_option, quiet_option, trust, unsandboxed_option
from execretrieval.cli.saying import say
from execretrieval.errors import UsageError

if TYPE_CHECKING:
    from execretrieval.audit.adequacy import Adequacy
    from execretrieval.audit.report import Audited
    from execretrieval.audit.running import Report, Running
    from execretrieval.audit.suggest import Suggestion
    from execretrieval.registry import Task

T = TypeVar("T")

sources_argument = click.argument("sources", metavar="[TASKS]...", nargs=-1)
seed_option = click.option("--seed", default=0, show_default=True, help="Seed of the inputs that are tried.")
inputs_option = click.option(
    "--inputs",
    "n_inputs",
    default=400,
    show_default=True,
    type=click.IntRange(min=1),
    help="Valid inputs on which a surviving mutant is compared, where the types allow as many.",
)


@click.command()
@sources_argument
@click.option("--against", multiple=True, help="Other TASKS in which duplicates are searched too.")
@inputs_option
@seed_option
@click.option("--min-score", default=0.0, show_default=True, help="Least mutation score of a task.")
@click.option("--max-differing", default=0, show_default=True, help="Most survivors that differ.")
@click.option("--density", default=4, show_default=True, help="Distractors that a task must have.")
@click.option("--min-words", default=6, show_default=True, help="Least words of a query.")
@click.option("--max-words", default=60, show_default=True, help="Most words of a query.")
@click.option("--similarity", default=0.8, show_default=True, help="Jaccard index that makes a duplicate.")
@jobs_option
@cache_option
@unsandboxed_option
@quiet_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one line per task.")
def audit(
    sources: tuple[str, ...],
    against: tuple[str, ...],
    n_inputs: int,
    seed: int,
    jobs: int | None,
    cache: Path | None,
    allow_unsandboxed: bool,
    quiet: bool,
    as_json: bool,
    **limits: Any,
) -> None:
    """Tell good TASKS from bad: their tests, distractors, queries, duplicates; exit 1 on findings.

    All mutants are held against the tests. A mutant that survives is run on inputs derived from the tests:
    where it differs, the tests are weak, and an assert that would tell is shown, to be read before it is
    used. `no difference` means none on so many inputs, no more.

    \b
    Example:
      execretrieval tasks audit my-tasks/ --against humaneval.jsonl
    """
    from execretrieval.audit.report import Bounds
    from execretrieval.audit.report import audit as audit_tasks
    from execretrieval.registry import load_tasks

    tasks = load_tasks(sources)
    known = load_tasks(against) if against else []

    def work(running: Running) -> Audited:
        return audit_tasks(
            tasks, running, against=known, bounds=Bounds(**limits), n_inputs=n_inputs, seed=seed
        )

    trusted = trust(bundled=not sources, allowed=allow_unsandboxed)
    audited = _with_running(work, jobs, cache, quiet=quiet, trusted=trusted)
    if as_json:
        _print_json(audited)
    else:
        _print_table(audited)
    if audited.findings:
        raise SystemExit(1)


@click.command()
@click.argument("sources", metavar="TASKS...", nargs=-1)
@inputs_option
@seed_option
@click.option("--yes", is_flag=True, help="Write without asking.")
@jobs_option
@cache_option
@unsandboxed_option
@quiet_option
def strengthen(
    sources: tuple[str, ...],
    n_inputs: int,
    seed: int,
    yes: bool,
    jobs: int | None,
    cache: Path | None,
    allow_unsandboxed: bool,
    quiet: bool,
) -> None:
    """Write asserts that kill surviving mutants into the files of TASKS, after confirmation.

    They say what the code does, which need not be what it should do: each carries the message "observed, not
    specified". Read them.

    \b
    Example:
      execretrieval tasks strengthen my-tasks/
    """
    files = _files(sources, yes=yes)
    trusted = trust(bundled=not sources, allowed=allow_unsandboxed)
    tasks = [task for _, found in files for task in found]

    def work(running: Running) -> list[list[Suggestion]]:
        from execretrieval.audit.suggest import examine

        return examine(tasks, running, n_inputs=n_inputs, seed=seed)[1]

    suggestions = iter(_with_running(work, jobs, cache, quiet=quiet, trusted=trusted))
    n_written = 0
    for path, found in files:
        tests = {task.task_id: [item.test for item in next(suggestions)] for task in found}
        tests = {task_id: texts for task_id, texts in tests.items() if texts}
        n_tests = sum(map(len, tests.values()))
        for task_id, texts in tests.items():
            say("\n".join([f"# {task_id}", *texts]))
        if n_tests and (yes or click.confirm(f"Write {n_tests} asserts into {path}?")):
            _write(path, tests)
            n_written += n_tests
    click.echo(f"wrote {n_written} asserts that say what the code does; read them")


def _files(sources: tuple[str, ...], *, yes: bool) -> list[tuple[Path, list[Task]]]:
    """Return the files of the sources with the tasks in each."""
    from execretrieval.registry.load import BUNDLED, load_files

    paths = [Path(source) for source in sources] or [BUNDLED]
    inside = [path for path in paths if path.resolve().is_relative_to(BUNDLED.resolve())]
    if inside and yes:
        raise UsageError("--yes is refused on the bundled tasks: their asserts say what code should do")
    return load_files(paths)


def _write(path: Path, tests: dict[str, list[str]]) -> None:
    from execretrieval.audit.strengthen import add_to_rows, add_to_taskfile

    if path.suffix == ".py":
        (texts,) = tests.values()
        add_to_taskfile(path, texts)
    else:
        add_to_rows(path, tests)


def _with_running(
    work: Callable[[Running], T], jobs: int | None, cache: Path | None, *, quiet: bool, trusted: bool
) -> T:
    from execretrieval.audit.running import Running
    from execretrieval.cli.progress import progress
    from execretrieval.runner import VerdictCache, default_cache_path

    with progress(quiet=quiet) as report, VerdictCache(cache or default_cache_path()) as verdicts:
        return work(Running(jobs or os.cpu_count() or 1, verdicts, trusted, _only_tasks(report)))


def _only_tasks(report: Report) -> Report:
    """Pass on how many tasks are done; the stages of each chunk of them would only confuse."""

    def only_tasks(stage: str, done: int, total: int) -> None:
        if stage == "tasks":
            report(stage, done, total)

    return only_tasks


def _print_json(audited: Audited) -> None:
    for item, suggestions in zip(audited.adequacy, audited.suggestions, strict=True):
        findings = [
            {"rule": finding.rule, "reason": finding.reason}
            for finding in audited.findings
            if finding.task_id == item.task.task_id
        ]
        click.echo(json.dumps({**_row(item, suggestions), "findings": findings}, ensure_ascii=False))


def _row(item: Adequacy, suggestions: Sequence[Suggestion]) -> dict[str, Any]:
    from execretrieval.audit.report import operators

    return {
        "task_id": item.task.task_id,
        "mutants": item.n_mutants,
        "killed": dict(sorted(item.ended_by.items())),
        "differ": len(item.differing),
        "no_difference": len(item.survivors) - len(item.differing),
        "inputs": item.n_inputs,
        "score": item.score,
        "operators": sorted(operators(item)),
        "density_4": len(item.killed) >= 4,
        "density_8": len(item.killed) >= 8,
        "survivors": [_survivor_row(item, place) for place in range(len(item.survivors))],
        "suggested": [{"assert": each.test, "kills": list(each.kills)} for each in suggestions],
    }


def _survivor_row(item: Adequacy, place: int) -> dict[str, Any]:
    survivor = item.survivors[place]
    row: dict[str, Any] = {"id": survivor.mutant.id, "line": survivor.mutant.line}
    if survivor.example:
        row["input"] = survivor.example.input
        row["canonical"] = survivor.example.expected.shown()
        row["mutant"] = survivor.example.actual.shown()
    return row


def _print_table(audited: Audited) -> None:
    from execretrieval.audit.report import operators
    from execretrieval.cli.table import print_table

    columns = ["task", "mutants", "killed", "differ", "no difference", "inputs", "operators", "findings"]
    counts = Counter(finding.task_id for finding in audited.findings)
    print_table(
        columns,
        [
            (
                item.task.task_id,
                item.n_mutants,
                len(item.killed),
                len(item.differing),
                len(item.survivors) - len(item.differing),
                item.n_inputs if item.survivors else "-",
                len(operators(item)),
                counts[item.task.task_id],
            )
            for item in audited.adequacy
        ],
    )
    for finding in audited.findings:
        say(f"{finding.task_id}: {finding.rule}: {finding.reason}")
    for item, suggestions in zip(audited.adequacy, audited.suggestions, strict=True):
        _print_survivors(item, suggestions)
    _print_totals(audited)


def _print_survivors(item: Adequacy, suggestions: Sequence[Suggestion]) -> None:
    for place, survivor in enumerate(item.survivors):
        row = _survivor_row(item, place)
        if "input" not in row:
            continue
        what = f"{survivor.mutant.original!r} -> {survivor.mutant.replacement!r}"
        where = f"{item.task.task_id}: line {survivor.mutant.line}: {survivor.mutant.operator}: {what}"
        say(f"{where} survives; on {' ; '.join(row['input'].splitlines())}")
        say(f"  the canonical: {row['canonical']}\n  the mutant: {row['mutant']}")
    for suggestion in suggestions:
        say(f"  kills {len(suggestion.kills)}: {suggestion.test}")


def _print_totals(audited: Audited) -> None:
    mutants = sum(item.n_mutants for item in audited.adequacy)
    killed = sum(len(item.killed) for item in audited.adequacy)
    differ = sum(len(item.differing) for item in audited.adequacy)
    at_4 = sum(len(item.killed) >= 4 for item in audited.adequacy)
    at_8 = sum(len(item.killed) >= 8 for item in audited.adequacy)
    n_tasks = len(audited.adequacy)
    share = f" ({killed / mutants:.1%})" if mutants else ""
    click.echo(
        f"{n_tasks} tasks, {mutants} mutants: {killed} killed{share}, {differ} differ, "
        f"{mutants - killed - differ} without a difference; {at_4} tasks have 4 distractors, {at_8} have 8; "
        f"{len(audited.findings)} findings"
    )
