"""How `mutate` prints mutants: diffs, sources, a list, JSON lines, files of a folder."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from execretrieval.cli.planting import Plant
from execretrieval.cli.saying import say
from execretrieval.cli.subject import Subject
from execretrieval.cli.unified import unified_diff
from execretrieval.datasets.atomic import new_folder
from execretrieval.mutators import OPERATORS
from execretrieval.mutators.base import Operator
from execretrieval.runner import Verdict
from execretrieval.shown import visible

_COLOURS = {"-": "red", "+": "green", "@": "cyan"}
_SHOWN = 40

Planted = tuple[Plant, Verdict | None]


def show_diffs(subject: Subject, planted: Sequence[Planted]) -> None:
    """Print one unified diff per mutant: in the file's own bytes, or coloured on a terminal."""
    on_terminal = sys.stdout.isatty()
    for plant, verdict in planted:
        if on_terminal:
            for line in _diff_of_text(subject, plant, verdict):
                click.echo(coloured(line))
        else:
            after = subject.mutated(plant)
            click.echo(b"".join(_diff(subject, plant, verdict, subject.raw, after)), nl=False)


def _diff_of_text(subject: Subject, plant: Plant, verdict: Verdict | None) -> list[str]:
    after = subject.mutated_text(plant).encode()
    lines = _diff(subject, plant, verdict, subject.text.encode(), after)
    return [line.decode("utf-8", "backslashreplace") for line in lines]


def _diff(
    subject: Subject, plant: Plant, verdict: Verdict | None, before: bytes, after: bytes
) -> list[bytes]:
    return unified_diff(
        before, after, name=subject.name, label=_label(plant, verdict), section=plant.function
    )


def _label(plant: Plant, verdict: Verdict | None) -> str:
    return plant.id if verdict is None else f"{plant.id}  {fate(verdict)}"


def coloured(line: str) -> str:
    """Return a line of a diff for a terminal, its control characters made visible."""
    text = visible(line.removesuffix("\n").removesuffix("\r"))
    if line.startswith(("--- ", "+++ ")):
        return _style(text, bold=True)
    return _style(text, fg=_COLOURS.get(line[:1]))


def _style(text: str, **how: Any) -> str:
    return text if os.environ.get("NO_COLOR") else click.style(text, **how)


def show_sources(subject: Subject, planted: Sequence[Planted]) -> None:
    """Print the mutated files byte for byte; of several, each below a comment with its id."""
    for plant, verdict in planted:
        if len(planted) > 1:
            click.echo(_style(f"# {_label(plant, verdict)}", bold=True))
        code = subject.mutated(plant)
        click.echo(code, nl=len(planted) > 1 and not code.endswith(b"\n"))


def show_list(planted: Sequence[Planted]) -> None:
    """Print one line per mutant: id, place, what becomes what."""
    width = max(len(plant.id) for plant, _ in planted)
    for plant, verdict in planted:
        edits = "; ".join(
            f"{e.line}:{e.column} {_short(e.original)} -> {_short(e.replacement)}" for e in plant.edits
        )
        line = f"{plant.id:{width}}  {edits}" + ("" if verdict is None else f"  {fate(verdict)}")
        say(line)


def _short(text: str) -> str:
    text = " ".join(text.replace("\n", " ⏎ ").split())
    return f"`{text}`" if len(text) <= _SHOWN else f"`{text[: _SHOWN - 3]}...`"


def fate(verdict: Verdict) -> str:
    """Return in words what became of a mutant."""
    if verdict.passed:
        return "survived"
    return f"killed by {verdict.ended_by}, {verdict.tests_failed} of {len(verdict.outcomes)} tests failed"


def show_json(subject: Subject, planted: Sequence[Planted], *, with_text: str | None) -> None:
    """Print one JSON line per mutant; `with_text` ("diff" or "source") adds that text to it."""
    for plant, verdict in planted:
        row = _row(plant, verdict)
        if with_text == "source":
            row["source"] = subject.mutated_text(plant)
        elif with_text == "diff":
            row["diff"] = "".join(_diff_of_text(subject, plant, None))
        click.echo(_json(row), nl=False)


def _row(plant: Plant, verdict: Verdict | None) -> dict[str, Any]:
    row = plant.record()
    if verdict is not None:
        row["verdict"] = {
            "killed_by": None if verdict.passed else verdict.ended_by,
            "tests_failed": verdict.tests_failed,
            "tests_total": len(verdict.outcomes),
            "outcomes": verdict.outcomes,
        }
    return row


def _json(row: dict[str, Any]) -> bytes:
    return json.dumps(row, ensure_ascii=False).encode() + b"\n"


def write_folder(subject: Subject, planted: Sequence[Planted], folder: Path) -> None:
    """Write each mutated file and `index.jsonl`, whose rows name the file and record its mutant.

    Raises OutputError if the folder is not empty or cannot be written; then nothing is.
    """
    index = []
    digits = len(str(len(planted)))
    with new_folder(folder) as partial:
        for number, (plant, verdict) in enumerate(planted, 1):
            function = re.sub(r"[^A-Za-z0-9]+", "_", plant.function).strip("_")[:60]
            operators = "-".join(dict.fromkeys(edit.operator for edit in plant.edits))
            name = f"{number:0{digits}}_{function}_{operators}.py"
            (partial / name).write_bytes(subject.mutated(plant))
            index.append(_json({"file": name, **_row(plant, verdict)}))
        (partial / "index.jsonl").write_bytes(b"".join(index))
    click.echo(f"{folder}: {len(planted)} mutants and index.jsonl")


def show_operators(names: Sequence[str], *, as_json: bool) -> None:
    """Print what the operators do: each rule with the first example that its file gives."""
    for operator in OPERATORS:
        if names and operator.name not in names:
            continue
        about = (operator.__doc__ or "").partition("\n")[0]
        if as_json:
            rules = {
                rule: dict(zip(("before", "after"), _example(operator, rule), strict=True))
                for rule in operator.rules
            }
            click.echo(_json({"operator": operator.name, "about": about, "rules": rules}), nl=False)
            continue
        click.echo(f"{_style(operator.name, bold=True)}: {about}")
        for rule in operator.rules:
            before, after = _example(operator, rule)
            click.echo(f"  {rule:12} {_short(before)} -> {_short(after)}")


def _example(operator: Operator, rule: str) -> tuple[str, str]:
    return next(
        (example.before, example.after[0])
        for example in operator.examples
        if example.rule == rule and example.after
    )
