"""`execretrieval dataset`: show and verify dataset folders."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.saying import say
from execretrieval.errors import UsageError
from execretrieval.shown import visible

if TYPE_CHECKING:
    from execretrieval.datasets import CorpusRow, Dataset, Family

CORE = "core"

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.group()
def dataset() -> None:
    """Show and verify dataset folders; `core` is the dataset that comes along.

    \b
    Example:
      execretrieval dataset show core
      execretrieval dataset verify my-dataset
    """


@dataset.command()
@click.argument("folder", metavar="[DIR]")
@click.argument("name", metavar="[TASK]", required=False)
@json_option
def show(folder: str, name: str | None, as_json: bool) -> None:
    """Show the dataset in DIR in numbers; with TASK, its code, its distractors as diffs, and their verdicts.

    TASK is a query id, a task id, a function name, or the id of any snippet of the family. Without DIR it is
    looked for in `core`. Diffs are coloured on a terminal.

    \b
    Example:
      execretrieval dataset show my-dataset
      execretrieval dataset show core covered_rect_area
      execretrieval dataset show covered_rect_area
    """
    from execretrieval.datasets import read_dataset

    if name is None and _is_task_of_core(folder):
        folder, name = CORE, folder
    data = read_dataset(folder)
    if name is not None:
        family = _family_row(data, _pick(data, name))
        click.echo(json.dumps(family, ensure_ascii=False) if as_json else _family_text(family))
        return
    from execretrieval.datasets import summary

    numbers = summary(data)
    if as_json:
        shown = {"path": str(data.path), **numbers, "notes": data.notes, "manifest": data.manifest}
        click.echo(json.dumps(shown, ensure_ascii=False))
    else:
        _print_summary(data, numbers)


@dataset.command()
@click.argument("folder", metavar="DIR")
@json_option
def verify(folder: str, as_json: bool) -> None:
    """Check hashes, counts, ids, references and labels of the dataset in DIR; exit 1 with findings.

    Nothing is run: `execretrieval validate` does that. Without a manifest there are no hashes to check.

    \b
    Example:
      execretrieval dataset verify my-dataset
    """
    from dataclasses import asdict

    from execretrieval.datasets import verify_dataset

    findings = verify_dataset(folder)
    if as_json:
        rows = [asdict(finding) for finding in findings]
        click.echo(json.dumps({"whole": not findings, "findings": rows}, ensure_ascii=False))
    else:
        for finding in findings:
            where = " ".join(part for part in (finding.file, finding.id) if part)
            say(f"{where}: {finding.rule}: {finding.reason}")
        click.echo(f"{folder}: {f'{len(findings)} findings' if findings else 'whole'}")
    if findings:
        raise SystemExit(1)


def _print_summary(data: Dataset, numbers: dict[str, Any]) -> None:
    from execretrieval.cli.table import print_table

    manifest = data.manifest
    made = "no manifest" if manifest is None else f"made by execretrieval {manifest['tool_version']}"
    click.echo(f"{data.path}: {made}")
    click.echo(
        f"{numbers['queries']} queries, {numbers['corpus']} snippets, {numbers['distractors']} distractors"
    )
    for note in data.notes:
        say(f"note: {note}")
    for key, column in (("by_bug_type", "bug type"), ("by_domain", "domain"), ("by_density", "distractors")):
        counted = "families" if key == "by_density" else "n"
        click.echo()
        print_table([column, counted], list(numbers[key].items()))


def _is_task_of_core(name: str) -> bool:
    """Tell whether the one argument is no folder but a task of the dataset that comes along."""
    from pathlib import Path

    from execretrieval.datasets import read_dataset

    if name == CORE or Path(name).exists():
        return False
    return any(
        name in _names(family) or family.query.metadata.get("function_name") == name
        for family in read_dataset(CORE).families
    )


def _pick(data: Dataset, name: str) -> Family:
    """Return the one family that `name` stands for."""
    matches = [family for family in data.families if name in _names(family)] or [
        family for family in data.families if family.query.metadata.get("function_name") == name
    ]
    if len(matches) == 1:
        return matches[0]
    if matches:
        ids = ", ".join(family.query.query_id for family in matches)
        raise UsageError(f"{name} may be {ids}; give one of these")
    raise UsageError(f"no family of {data.path} is called {name}")


def _names(family: Family) -> set[object]:
    members = (*family.correct, *family.distractors)
    task_id = str(family.query.metadata.get("task_id", ""))
    return {family.query.query_id, task_id, task_id.rpartition("/")[2], *(row.corpus_id for row in members)}


def _family_row(data: Dataset, family: Family) -> dict[str, Any]:
    query = family.query
    members = (*family.correct, *family.distractors)
    return {
        "query_id": query.query_id,
        "task_id": query.metadata.get("task_id"),
        "domain": query.domain,
        "query": query.query,
        "test_suite": list(query.test_suite),
        "members": [_member_row(data, member, query.test_suite) for member in members],
    }


def _member_row(data: Dataset, member: CorpusRow, tests: tuple[str, ...]) -> dict[str, Any]:
    execution = data.execution(member.code, tests)
    row = data.distractors_by_id.get(member.corpus_id)
    return {
        "corpus_id": member.corpus_id,
        "label": member.label,
        "bug_type": member.bug_type,
        "edits": [dict(edit) for edit in row.edits] if row else [],
        "killed_by": row.killed_by if row else None,
        "passes_all_tests": execution.passes_all_tests if execution else None,
        "test_results": list(execution.test_results) if execution else [],
        "code": member.code,
    }


def _family_text(family: dict[str, Any]) -> str:
    from execretrieval.cli.showing import coloured

    members: list[dict[str, Any]] = family["members"]
    parts = [f"{family['query_id']} ({family['domain']})\n\n{visible(family['query'])}"]
    parts.append(visible("\n".join(family["test_suite"])))
    for place, member in enumerate(members):
        kind = member["bug_type"] or member["label"]
        head = click.style(f"{member['corpus_id']}: {kind}, {_verdict(member)}", bold=True)
        if place == 0:
            parts.append(f"{head}\n{visible(member['code'].rstrip())}")
            continue
        diff = "\n".join(map(coloured, _diff(members[0], member)))
        failures = "".join(f"\n{visible(line)}" for line in _failures(member, family["test_suite"]))
        parts.append(f"{head}\n{diff}{failures}")
    return "\n\n".join(parts)


def _diff(canonical: dict[str, Any], member: dict[str, Any]) -> list[str]:
    """Return the lines of a diff from the canonical, without the two headers that name files."""
    from execretrieval.cli.unified import unified_diff

    before, after = (f"{each['code'].rstrip()}\n".encode("utf-8", "replace") for each in (canonical, member))
    lines = unified_diff(before, after, name="", label="", section="")[2:]
    return [line.decode("utf-8").rstrip() for line in lines] or ["(the same text)"]


def _failures(member: dict[str, Any], tests: list[str]) -> list[str]:
    """Return the tests that a member fails, and how where it is not by another value."""
    lines = []
    for test, outcome in zip(tests, member["test_results"], strict=False):
        if outcome != "pass":
            how = "" if outcome == "FAIL" else f"  {outcome}"
            lines.append(f"  fails {' '.join(test.split())}{how}")
    return lines


def _verdict(member: dict[str, Any]) -> str:
    if member["passes_all_tests"] is None:
        return "never run"
    results = member["test_results"]
    if member["passes_all_tests"]:
        return f"passes all {len(results)} tests"
    failed = sum(outcome != "pass" for outcome in results)
    killed_by = f" ({member['killed_by']})" if member["killed_by"] else ""
    return f"fails {failed} of {len(results)} tests{killed_by}"
