"""`execretrieval tasks`: list, show, check, import and export tasks."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from execretrieval.cli.audit import audit, strengthen
from execretrieval.cli.options import audit_option, jobs_option, quiet_option, trust, unsandboxed_option
from execretrieval.cli.saying import say
from execretrieval.errors import InputError, OutputError, UsageError
from execretrieval.shown import visible

if TYPE_CHECKING:
    from execretrieval.builder import Finding
    from execretrieval.registry import Task
    from execretrieval.registry.importers import Imported
    from execretrieval.runner import Verdict


def _domain(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"[a-z][a-z0-9_]*", value):
        raise click.BadParameter(f"{value!r} is no domain; use lower case, digits and _")
    return value


sources_argument = click.argument("sources", metavar="[TASKS]...", nargs=-1)
domain_option = click.option(
    "--domain", callback=_domain, help="Domain of all the tasks, in place of their folders' names."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
output_option = click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(path_type=Path),
    help="A new file NAME.jsonl, or a new folder for task files.",
)

WIDTH = 60


@click.group()
def tasks() -> None:
    """List, show, check, audit, import and export tasks.

    TASKS are task files, folders of them, or JSONL files of task rows; without any, the bundled tasks are
    taken.

    \b
    Example:
      execretrieval tasks list
      execretrieval tasks check my-tasks/
    """


tasks.add_command(audit)
tasks.add_command(strengthen)


@tasks.command("list")
@sources_argument
@domain_option
@json_option
def list_(sources: tuple[str, ...], domain: str | None, as_json: bool) -> None:
    """List TASKS; with --json one row per line.

    \b
    Example:
      execretrieval tasks list my-tasks/ --json
    """
    from execretrieval.registry import task_row

    found = _load(sources, domain)
    if as_json:
        for task in found:
            click.echo(json.dumps(task_row(task), ensure_ascii=False))
        return
    from execretrieval.cli.table import print_table

    columns = ["task", "function", "domain", "query", "tests"]
    rows = [
        (task.task_id, task.function_name, task.domain, _shortened(task.query), len(task.test_suite))
        for task in found
    ]
    print_table(columns, rows, left=4)


@tasks.command()
@click.argument("task_id", metavar="ID")
@sources_argument
@domain_option
@json_option
def show(task_id: str, sources: tuple[str, ...], domain: str | None, as_json: bool) -> None:
    """Print the task called ID: its task id, the end of it after a slash, or its function.

    \b
    Example:
      execretrieval tasks show clip_segment
    """
    from execretrieval.registry import task_row

    task = _pick(_load(sources, domain), task_id)
    if as_json:
        click.echo(json.dumps(task_row(task), ensure_ascii=False))
        return
    parts = [f"# {task.task_id} ({task.domain})", "", task.query, "", task.canonical, "", *task.test_suite]
    text = "\n".join(parts)
    click.echo(visible(text) if sys.stdout.isatty() else text)


@tasks.command()
@sources_argument
@domain_option
@audit_option
@jobs_option
@unsandboxed_option
@quiet_option
@json_option
def check(
    sources: tuple[str, ...],
    domain: str | None,
    audit: bool,
    jobs: int | None,
    allow_unsandboxed: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Run the tests of TASKS in the sandbox; exit 1 if any fails.

    With --audit exit 1 also where a task passes by its circumstances: seed-dependent, clock-dependent,
    order-dependent. With --json one line per task with the outcome of each test. A test is unwitnessed where
    the candidate itself compares, as there is no literal for the driver to compare with.

    \b
    Example:
      execretrieval tasks check my-tasks/ --jobs 2
    """
    found = _load(sources, domain)
    trusted = trust(bundled=not sources, allowed=allow_unsandboxed)
    verdicts, findings = _run(found, jobs, audit=audit, quiet=quiet, trusted=trusted)
    failed = 0
    for task, verdict in zip(found, verdicts, strict=True):
        failed += not verdict.passed
        if as_json:
            row = _verdict_row(task, verdict)
            if audit:
                row["findings"] = [
                    {"rule": finding.rule, "reason": finding.reason}
                    for finding in findings
                    if finding.task == task.task_id
                ]
            click.echo(json.dumps(row, ensure_ascii=False))
        elif not verdict.passed:
            number = next(i for i, outcome in enumerate(verdict.outcomes) if outcome != "pass")
            what = f"{verdict.outcomes[number]}: {_shortened(task.test_suite[number])}"
            say(f"{task.task_id}: {what}")
    if not as_json:
        for finding in findings:
            say(f"{finding.task}: {finding.rule}: {finding.reason}")
        unwitnessed = sum(verdict.unwitnessed for verdict in verdicts if verdict.passed)
        aside = f", {unwitnessed} of the tests unwitnessed" if unwitnessed else ""
        click.echo(f"{len(found) - failed} of {len(found)} tasks pass their tests{aside}")
    if failed or findings:
        raise SystemExit(1)


@tasks.command("import")
@click.argument("kind", type=click.Choice(["humaneval", "mbpp", "execretrieval", "tasks", "doctests"]))
@click.argument("path", type=click.Path(path_type=Path))
@output_option
@domain_option
@jobs_option
@unsandboxed_option
@quiet_option
@json_option
def import_(
    kind: str,
    path: Path,
    output: Path,
    domain: str | None,
    jobs: int | None,
    allow_unsandboxed: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Import tasks from PATH; what cannot be taken is listed, and then the exit code is 1.

    PATH is HumanEval.jsonl(.gz), mbpp.jsonl or sanitized-mbpp.json, a dataset folder in the format of
    ExecRetrieval, or task files, a folder of them or a JSONL file of task rows. For doctests it is a file, a
    folder or an installed package: each documented function with examples becomes a task if it passes them
    in the sandbox by itself.

    \b
    Example:
      execretrieval tasks import humaneval HumanEval.jsonl.gz -o humaneval.jsonl
      execretrieval tasks import doctests my_package/ -o my-tasks.jsonl
    """
    _require_new(output)
    if kind == "doctests":
        from execretrieval.cli.importing import import_doctests

        trusted = trust(bundled=False, allowed=allow_unsandboxed)
        as_files = output.suffix != ".jsonl"
        imported = import_doctests(path, domain, jobs, quiet=quiet, trusted=trusted, as_files=as_files)
    else:
        imported = _import(kind, path, domain)
    if not imported.tasks:
        first = "".join(f": {refusal.task_id}: {refusal.reason}" for refusal in imported.refusals[:1])
        raise InputError(f"holds no task that can be taken{first}", path=path)
    _write(imported.tasks, output)
    if as_json:
        refused = [{"task_id": refusal.task_id, "reason": refusal.reason} for refusal in imported.refusals]
        summary = {"output": str(output), "tasks": len(imported.tasks), "refused": refused}
        click.echo(json.dumps(summary, ensure_ascii=False))
    else:
        for refusal in imported.refusals:
            say(f"not taken: {refusal.task_id}: {refusal.reason}", err=True)
        click.echo(f"wrote {len(imported.tasks)} tasks to {output}, {len(imported.refusals)} not taken")
    if imported.refusals:
        raise SystemExit(1)


@tasks.command()
@sources_argument
@output_option
@domain_option
def export(sources: tuple[str, ...], output: Path, domain: str | None) -> None:
    """Write TASKS as JSONL or as task files.

    \b
    Example:
      execretrieval tasks export -o my-tasks/
    """
    _require_new(output)
    found = _load(sources, domain)
    _write(found, output)
    click.echo(f"wrote {len(found)} tasks to {output}")


def _load(sources: tuple[str, ...], domain: str | None) -> list[Task]:
    from execretrieval.registry import load_tasks

    return load_tasks(sources, domain=domain)


def _import(kind: str, path: Path, domain: str | None) -> Imported:
    from execretrieval.registry import importers

    if kind == "tasks":
        return importers.Imported(tuple(_load((str(path),), domain)), ())
    if kind == "execretrieval":
        return importers.import_execretrieval(path, domain=domain)
    if kind == "humaneval":
        return importers.import_humaneval(path, domain=domain or "humaneval")
    return importers.import_mbpp(path, domain=domain or "mbpp")


def _require_new(output: Path) -> None:
    from execretrieval.datasets import require_new_folder

    if output.suffix == ".jsonl":
        if output.exists():
            raise OutputError(f"{output}: exists already; choose another name or remove it")
    elif output.suffix in {".json", ".gz", ".py"}:
        raise UsageError(f"{output}: give a name that ends in .jsonl, or a folder for task files")
    else:
        require_new_folder(output)


def _write(found: Sequence[Task], output: Path) -> None:
    from execretrieval.registry import write_rows, write_taskfiles

    if output.suffix == ".jsonl":
        write_rows(found, output)
    else:
        write_taskfiles(found, output)


def _pick(found: Sequence[Task], name: str) -> Task:
    """Return the one task whose id `name` is, else of whose id it is the end, else whose function it is."""
    matches = (
        [task for task in found if task.task_id == name]
        or [task for task in found if task.task_id.endswith(f"/{name}")]
        or [task for task in found if task.function_name == name]
    )
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise UsageError(f"{name} may be {', '.join(task.task_id for task in matches)}; give the whole id")
    from difflib import get_close_matches

    names = {part: task.task_id for task in found for part in (task.task_id, task.function_name)}
    near = get_close_matches(name, names, n=1)
    raise UsageError(f"no task is called {name}" + (f"; did you mean {names[near[0]]}?" if near else ""))


def _run(
    found: Sequence[Task], jobs: int | None, *, audit: bool, quiet: bool, trusted: bool
) -> tuple[list[Verdict], list[Finding]]:
    import os

    from execretrieval.builder import Execution, check_dependence
    from execretrieval.cli.progress import progress
    from execretrieval.runner import Job

    with progress(quiet=quiet) as report:
        execution = Execution(jobs or os.cpu_count() or 1, report=report, trusted=trusted)
        verdicts = execution.verdicts("tasks", [Job(task.canonical, task.test_suite) for task in found])
        if not audit:
            return verdicts, []
        by_id = {task.task_id: verdict for task, verdict in zip(found, verdicts, strict=True)}
        return verdicts, check_dependence(by_id, execution)


def _verdict_row(task: Task, verdict: Verdict) -> dict[str, object]:
    return {
        "task_id": task.task_id,
        "passes_all_tests": verdict.passed,
        "ended_by": verdict.ended_by,
        "test_results": list(verdict.outcomes),
        "unwitnessed": verdict.unwitnessed,
    }


def _shortened(text: str) -> str:
    """Return the text as one line of at most WIDTH characters."""
    line = " ".join(text.split())
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"
