"""Write the pages of the reference that are made from the code: commands, operators, files.

`python docs/generate.py` writes them; a test compares them with what stands here.
"""

from __future__ import annotations

import inspect
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import click

from execretrieval.cli import COMMANDS, cli
from execretrieval.datasets import read_dataset
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
        "reference/core.md": "\n".join(_core()) + "\n",
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


def _core() -> Iterator[str]:
    data = read_dataset("core")
    assert data.manifest is not None
    domains = {data.snippets[query.correct_corpus_ids[0]].corpus_id: query.domain for query in data.queries}
    rows = [(row, domains[str(row.canonical_corpus_id)]) for row in data.distractors]
    operators = sorted({str(row.bug_type) for row, _ in rows})
    code = [data.snippets[query.correct_corpus_ids[0]].code for query in data.queries]
    yield f"{NOTE}\n# The dataset core\n"
    yield (
        f"{len(data.queries)} families of one canonical and "
        f"{len(rows) // len(data.queries)} distractors, made from the bundled tasks by\n"
    )
    yield "```text\nexecretrieval build -o core\n```\n"
    yield (
        "A test builds it anew and compares the files byte by byte. Licence: Apache-2.0, like the package; "
        "nothing is taken from other sets of tasks.\n"
    )
    yield "## Distractors by domain and operator\n"
    cells = Counter((domain, row.bug_type) for row, domain in rows)
    body = [
        [domain, *(cells[domain, name] for name in operators)] for domain in sorted(set(domains.values()))
    ]
    total = ["all", *(sum(cells[row[0], name] for row in body) for name in operators)]
    yield _table(["domain", *operators], [*body, total])
    yield "## Distractors by width of the edit and operator\n"
    yield "Width: the longer of original and replacement in characters, without the ends they share.\n"
    spans = Counter((_bucket(row.edits[0]["edit_span"]), row.bug_type) for row, _ in rows)
    yield _table(
        ["characters", *operators],
        [[each, *(spans[each, name] for name in operators)] for each, _ in BUCKETS],
    )
    yield "## What ends a distractor\n"
    ended = Counter(str(row.killed_by) for row, _ in rows)
    yield _table(["killed by", "distractors"], [[name, ended[name]] for name in sorted(ended)])
    share = [int(row.tests_failed or 0) / int(row.tests_total or 1) for row, _ in rows]
    yield f"The median distractor fails {median(share):.0%} of the tests of its task.\n"
    yield "## Sizes\n"
    yield _table(
        ["", "least", "median", "most"],
        [
            _sizes("words of a query", [len(query.query.split()) for query in data.queries]),
            _sizes("lines of a canonical", [len(text.splitlines()) for text in code]),
            _sizes("tests of a task", [len(query.test_suite) for query in data.queries]),
        ],
    )
    yield "## How the tasks were made, and known limits\n"
    yield inspect.cleandoc(LIMITS)


LIMITS = """
Queries, code and tests were written for this project with the help of a language model, under the rules
of `CONTRIBUTING.md`. Each task has a second solution by another method, in `tests/registry/alternatives`,
that passes the same tests, so that these do not merely repeat what one program does. `execretrieval tasks
audit` finds nothing to say against any of them.

- One style: small functions of standard Python in English, with helpers, without classes, I/O or
  third-party packages.
- Queries state edge cases in full. People type shorter ones, so the right family is easier to find here
  than in a code base; what is measured is the order inside a family.
- Every distractor is one edit of its canonical by one of six operators. Other kinds of bugs do not occur.
- Distractors that raise or loop were passed over where the tests offered enough that give a wrong value.
- Who trains on it cannot measure with it any more: build another one from tasks of your own.
"""
BUCKETS = (("1", 1), ("2-5", 5), ("6-10", 10), ("11-20", 20), ("21+", 10**9))


def _bucket(span: int) -> str:
    return next(name for name, most in BUCKETS if span <= most)


def _sizes(name: str, values: Sequence[int]) -> list[object]:
    return [name, min(values), f"{median(values):g}", max(values)]


def _table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines) + "\n"


def main() -> None:
    """Write the pages."""
    for name, text in pages().items():
        (HERE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
