"""`execretrieval scan`: how common near-clones are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.options import quiet_option
from execretrieval.cli.saying import say

if TYPE_CHECKING:
    from execretrieval.audit.scan import History, Tree


@click.command()
@click.argument("where", metavar="PATH|PACKAGE")
@click.option("--min-tokens", default=20, show_default=True, help="Least tokens of a function that counts.")
@click.option("--history/--no-history", default=None, help="Read the git history. [default: if there is one]")
@click.option("--range", "revisions", multiple=True, help="Revisions as git log takes them. [default: HEAD]")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Journal of the commits; a scan that was stopped goes on with it.",
)
@click.option("--pairs", "list_pairs", is_flag=True, help="List every pair that an operator makes.")
@quiet_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def scan(
    where: str,
    min_tokens: int,
    history: bool | None,
    revisions: tuple[str, ...],
    output: Path | None,
    list_pairs: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Count functions one edit apart: those that coexist, and those a commit turned into one another.

    Code is parsed and never run. An edit counts by the operator that makes it, in either direction, else by
    its kind; frequencies are per 1,000 functions of the tree.

    \b
    Example:
      execretrieval scan my-repository/ -o my-scan.jsonl
    """
    from execretrieval.audit.scan import History, scan_history, scan_tree
    from execretrieval.cli.progress import progress
    from execretrieval.registry.doctests import locate

    root = locate(where)
    wanted = bool(revisions) or (root / ".git").exists() if history is None else history
    with progress(quiet=quiet) as report:
        tree = scan_tree(root, min_tokens=min_tokens, report=report)
        past = History()
        if wanted:
            past = scan_history(root, revisions or ("HEAD",), journal=output, report=report)
    if as_json:
        click.echo(json.dumps(_summary(tree, past if wanted else None), ensure_ascii=False))
    else:
        _print(tree, past if wanted else None, list_pairs=list_pairs)


def _summary(tree: Tree, history: History | None) -> dict[str, Any]:
    from dataclasses import asdict

    from execretrieval.audit.scan import frequencies

    row: dict[str, Any] = {
        "files": tree.files,
        "functions": tree.functions,
        "small_functions": tree.small,
        "exact_copies": tree.copies,
        "functions_with_pairs_left_out": tree.cut,
        "not_read": [{"path": path, "reason": reason} for path, reason in tree.unread],
        "near_clones": frequencies((edit for *_, edit in tree.pairs), tree.functions),
        "pairs": [
            {"first": asdict(one), "second": asdict(other), "edit": asdict(edit)}
            for one, other, edit in tree.pairs
        ],
    }
    if history is not None:
        row["commits"] = history.commits
        row["changed_functions"] = history.changes
        row["changes"] = frequencies((edit for *_, edit in history.edits), tree.functions)
        row["fixed_or_planted"] = [
            {"commit": sha, **asdict(place), "edit": asdict(edit)}
            for sha, place, edit in history.edits
            if edit.operator
        ]
    return row


def _print(tree: Tree, history: History | None, *, list_pairs: bool) -> None:
    from execretrieval.audit.scan import frequencies

    click.echo(
        f"{tree.files} files, {tree.functions} functions ({tree.small} small ones not counted, "
        f"{tree.copies} exact copies): {len(tree.pairs)} pairs one edit apart"
    )
    _print_frequencies(frequencies((edit for *_, edit in tree.pairs), tree.functions), "pairs")
    if tree.cut:
        click.echo(f"{tree.cut} functions have more near-clones than are listed")
    if history is not None:
        click.echo(f"{history.commits} commits changed {history.changes} functions")
        _print_frequencies(frequencies((edit for *_, edit in history.edits), tree.functions), "changes")
    for path, reason in tree.unread:
        say(f"not read: {path}: {reason}", err=True)
    if list_pairs:
        for one, other, edit in tree.pairs:
            if edit.operator:
                places = f"{one.path}:{one.line} {one.name} | {other.path}:{other.line} {other.name}"
                say(f"{edit.operator}.{edit.rule}: {places}: {edit.original!r} | {edit.replacement!r}")


def _print_frequencies(rows: list[dict[str, Any]], what: str) -> None:
    from execretrieval.cli.table import print_table

    if rows:
        buckets = list(rows[0]["spans"])
        columns = ["edit", what, "per 1000 functions", *buckets]
        print_table(
            columns,
            [(row["edit"], row["pairs"], row["per_1000_functions"], *row["spans"].values()) for row in rows],
        )
