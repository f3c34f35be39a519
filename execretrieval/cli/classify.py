"""`execretrieval classify`: which operator turns one text into another."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.options import quiet_option
from execretrieval.cli.saying import say
from execretrieval.errors import InputError, UsageError

if TYPE_CHECKING:
    from execretrieval.audit.edits import Edit


@click.command()
@click.argument("files", metavar="[A.py B.py]", nargs=-1, type=click.Path(path_type=Path))
@click.option("--git", "revisions", multiple=True, metavar="RANGE", help="Commits, as git log takes them.")
@click.option("--repository", default=".", type=click.Path(path_type=Path), help="Where --git looks.")
@quiet_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one line per changed function.")
def classify(
    files: tuple[Path, ...], revisions: tuple[str, ...], repository: Path, quiet: bool, as_json: bool
) -> None:
    """Say which operator and rule turns A into B, function by function, or what else was edited.

    In place of two files, --git takes every function that a commit of the range changed, so that bugs of
    the wild can be counted by operator. `->` says that the edit is a mutant of the first, `<-` that the
    first is a mutant of the second: a bug that was fixed.

    \b
    Example:
      execretrieval classify before.py after.py
      execretrieval classify --git v1.0..v2.0 --repository my-repository/
    """
    if bool(revisions) == bool(files):
        raise UsageError("give two files, or a range of commits with --git")
    if revisions:
        found = _of_commits(repository, revisions, quiet=quiet)
    elif len(files) == 2:
        found = _of_files(*files)
    else:
        raise UsageError(f"give two files, not {len(files)}")
    counts: Counter[str] = Counter()
    for where, edit in found:
        counts[f"{edit.operator}.{edit.rule}" if edit.operator else edit.kind] += 1
        if as_json:
            click.echo(json.dumps({**where, **asdict(edit), "span": edit.span}))
        else:
            say(_line(where, edit))
    if not as_json:
        shown = ", ".join(f"{name} {number}" for name, number in counts.most_common())
        click.echo(f"{counts.total()} changed functions: {shown}" if counts else "no function differs")


def _line(where: dict[str, Any], edit: Edit) -> str:
    place = " ".join(str(value) for value in where.values())
    if edit.operator is None:
        what = f"{edit.kind}, {edit.span} characters"
    else:
        arrow = {(True, True): "<->", (True, False): "->", (False, True): "<-"}[edit.forward, edit.reverse]
        what = f"{arrow} {edit.operator}.{edit.rule}"
    return f"{place}: {what}: {_short(edit.original)} -> {_short(edit.replacement)}"


def _short(text: str, width: int = 40) -> str:
    shown = repr(text)
    return shown if len(shown) <= width else f"{shown[: width - 1]}…"


def _of_files(before: Path, after: Path) -> Iterator[tuple[dict[str, Any], Edit]]:
    from execretrieval.audit.edits import describe
    from execretrieval.audit.functions import functions_of
    from execretrieval.schemas import read_bytes

    sides = []
    for path in (before, after):
        raw = read_bytes(path)
        try:
            sides.append({function.name: function for function in functions_of(raw)})
        except InputError as error:
            raise InputError(error.reason, path=path, line=error.line) from None
    old, new = sides
    for name, function in new.items():
        if name in old and old[name].text != function.text:
            yield {"function": name, "line": function.line}, describe(old[name], function)


def _of_commits(
    repository: Path, revisions: tuple[str, ...], *, quiet: bool
) -> Iterator[tuple[dict[str, Any], Edit]]:
    from execretrieval.audit.scan import scan_history
    from execretrieval.cli.progress import progress

    with progress(quiet=quiet) as report:
        history = scan_history(repository, revisions, report=report)
    for sha, place, edit in history.edits:
        yield {"commit": sha[:12], "path": place.path, "function": place.name, "line": place.line}, edit
