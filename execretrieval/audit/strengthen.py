"""Tests written into the files that hold the tasks: each in its place, all else as it was."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from execretrieval.datasets.atomic import replace_file
from execretrieval.errors import InputError
from execretrieval.mutators.source import read_source
from execretrieval.registry import layout, read_rows, task_row
from execretrieval.registry.source import normal_line_ends


def add_to_taskfile(path: Path, tests: Sequence[str]) -> None:
    """Write tests after the last test of a task file, in its encoding and with its line ends.

    Raises InputError where the file is no task file, OutputError where it cannot be written.
    """
    source = read_source(path.read_bytes())
    text = normal_line_ends(source.text)
    end = layout(text, path=path).tests[-1][1]
    rest = text.find("\n", end)  # a comment may follow on the line
    end = len(text) if rest < 0 else rest
    added = "".join(f"\n{test}" for test in tests)
    text = f"{text[:end]}{added}{text[end:] or chr(10)}"
    if "\r\n" in source.text:
        text = text.replace("\n", "\r\n")
    restored = source.restore(text)
    assert isinstance(restored, bytes)
    replace_file(path, restored)


def add_to_rows(path: Path, tests: Mapping[str, Sequence[str]]) -> None:
    """Write tests, by task id, into a JSON Lines file of tasks. Raises InputError, OutputError as above."""
    if path.suffix != ".jsonl":
        raise InputError("only an uncompressed .jsonl file can be strengthened", path=path)
    lines = []
    for task in read_rows(path):
        row = task_row(task)
        row["test_suite"] += tests.get(task.task_id, ())
        lines.append(json.dumps(row, ensure_ascii=False) + "\n")
    replace_file(path, "".join(lines).encode())
