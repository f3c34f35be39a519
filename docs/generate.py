"""Write the pages of the reference that are made from the code: commands, operators, files.

`python docs/generate.py` writes them; a test compares them with what stands here.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from execretrieval.cli import COMMANDS, cli
from execretrieval.mutators import OPERATORS
from execretrieval.schemas.store import names, schema

HERE = Path(__file__).parent
NOTE = "<!-- Made by docs/generate.py; change the code, not this page. -->\n"


def pages() -> dict[str, str]:
    """Return the generated pages by their path below `docs`."""
    return {
        "reference/cli.md": "\n".join(_commands()) + "\n",
        "reference/operators.md": "\n".join(_operators()) + "\n",
        "reference/files.md": "\n".join(_files()) + "\n",
    }


def _commands() -> Iterator[str]:
    yield f"{NOTE}\n# Commands\n"
    yield "Every command ends with exit code 0, with 1 where it found something wrong, with 2 where it could"
    yield "not do what was asked, with 130 after Ctrl-C. `mutate` is a command of its own, too.\n"
    root = click.Context(cli, info_name="execretrieval")
    for name in COMMANDS:
        command = cli.get_command(root, name)
        assert command is not None
        yield from _command(command, click.Context(command, info_name=name, parent=root), 2)


def _command(command: click.Command, context: click.Context, level: int) -> Iterator[str]:
    yield f"{'#' * level} {context.command_path}\n"
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    yield f"```text\n{usage}\n```\n"
    yield _help(command.help or "")
    options = [param.get_help_record(context) for param in command.params if isinstance(param, click.Option)]
    shown = [record for record in options if record is not None]
    if shown:
        yield "**Options**\n"
        yield (
            "\n".join(f"- `{' '.join(record[0].split())}`: {' '.join(record[1].split())}" for record in shown)
            + "\n"
        )
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from _command(inner, click.Context(inner, info_name=name, parent=context), level + 1)


def _help(text: str) -> str:
    """Return the help of a command: paragraphs as prose, what click must not wrap as a block."""
    parts = []
    for part in inspect.cleandoc(text).split("\n\n"):
        if part.startswith("\b"):
            title, *lines = part.splitlines()[1:]
            block = inspect.cleandoc("\n".join(lines))
            parts.append(f"{title}\n\n```text\n{block}\n```")
        else:
            parts.append(part)
    return "\n\n".join(parts) + "\n"


def _operators() -> Iterator[str]:
    yield f"{NOTE}\n# Operators\n"
    yield "The set is locked. Each rule is shown by the examples of its own file, which are its tests too.\n"
    for operator in OPERATORS:
        yield f"## {operator.name}\n"
        yield inspect.cleandoc(operator.__doc__ or "") + "\n"
        for rule in operator.rules:
            yield f"### {rule}\n"
            for example in operator.examples:
                if example.rule == rule and example.after:
                    yield f"```python\n{example.before}\n```\n\nbecomes\n"
                    yield "\n\nor\n\n".join(f"```python\n{after}\n```" for after in example.after) + "\n"
                    break
        never = [example.before for example in operator.examples if not example.after]
        if never:
            yield "### What it leaves alone\n"
            yield "\n".join(f"```python\n{before}\n```" for before in never) + "\n"


def _files() -> Iterator[str]:
    yield f"{NOTE}\n# Files\n"
    yield "What each file holds, by its JSON Schema (2020-12). Datasets, tasks and ablations are held to"
    yield "theirs row by row when they are read. Names that begin with *foreign* are what is read of files"
    yield "in the paper's format.\n"
    for name in names():
        found = schema(name)
        yield f"## {name}\n"
        yield found.get("description", found.get("title", "")) + "\n"
        yield "| field | type | needed | what it is |\n|---|---|---|---|"
        yield "\n".join(_fields(found, "")) + "\n"
        for example in found.get("examples", [])[:1]:
            yield f"```json\n{json.dumps(example, indent=2, ensure_ascii=False)}\n```\n"


def _fields(found: dict[str, Any], prefix: str) -> Iterator[str]:
    needed = set(found.get("required", ()))
    for name, field in found.get("properties", {}).items():
        kind = field.get("type", "any")
        kinds = " or ".join(kind) if isinstance(kind, list) else str(kind)
        about = str(field.get("description", ""))
        if "enum" in field:
            about = f"{about}: ".lstrip(": ") + ", ".join(f"`{value}`" for value in field["enum"])
        cells = (f"`{prefix}{name}`", kinds, "yes" if name in needed else "", about.replace("|", "\\|"))
        yield f"| {' | '.join(cells)} |"
        yield from _fields(field, f"{prefix}{name}.")
        if isinstance(field.get("items"), dict):
            yield from _fields(field["items"], f"{prefix}{name}[].")


def main() -> None:
    """Write the pages."""
    for name, text in pages().items():
        (HERE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
