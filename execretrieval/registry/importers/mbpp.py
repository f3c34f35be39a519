"""MBPP (Austin et al. 2021, "Program Synthesis with Large Language Models"), whole or sanitized."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from execretrieval.registry.docstrings import cut_docstrings
from execretrieval.registry.edits import without_messages
from execretrieval.registry.importers.result import Imported, collect
from execretrieval.registry.source import normal_code, parse
from execretrieval.registry.task import Task
from execretrieval.registry.under_test import function_under_test
from execretrieval.schemas import read_json, read_jsonl

DOMAIN = "mbpp"


def import_mbpp(path: str | Path, *, domain: str = DOMAIN) -> Imported:
    """Return the tasks of `mbpp.jsonl`, or of `sanitized-mbpp.json`, whose ids are `MBPP-sanitized/…`.

    Line ends become LF; tabs and blanks stay. The challenge tests follow the others. Set-up code goes before
    the first test, or before the code where the code needs it. Assert messages are left out. Raises
    InputError for a file or a row that is not of that format.
    """

    def candidates() -> Iterator[tuple[str, partial[Task]]]:
        if Path(path).suffix == ".json":
            for row in read_json(path, "mbpp_sanitized"):
                set_up = "\n".join(row.get("test_imports", ()))
                task_id = f"MBPP-sanitized/{row['task_id']}"
                yield task_id, partial(_task, task_id, row, row["prompt"], set_up, domain)
        else:
            for _, row in read_jsonl(path, "mbpp"):
                task_id = f"MBPP/{row['task_id']}"
                set_up = row.get("test_setup_code", "")
                yield task_id, partial(_task, task_id, row, row["text"], set_up, domain)

    return collect(candidates())


def _task(task_id: str, row: dict[str, Any], query: str, set_up: str, domain: str) -> Task:
    code = normal_code(cut_docstrings(normal_code(row["code"])))
    listed = [*row["test_list"], *row.get("challenge_test_list", ())]
    tests = [without_messages(normal_code(test)).strip() for test in listed]
    set_up = normal_code(set_up)
    if set_up.strip():
        if _needs(code, set_up):
            code = f"{set_up}\n{code}"
        else:
            tests[0] = f"{set_up}\n{tests[0]}"
    name = function_under_test(code, tests)
    provenance = {"source": "mbpp", "id": str(row["task_id"])}
    return Task(task_id, name, query.strip(), domain, code, tuple(tests), provenance)


def _needs(code: str, set_up: str) -> bool:
    """Whether the code uses a name that only the set-up gives."""
    tree = parse(code)
    loaded = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return bool(_bound(parse(set_up)) & (loaded - _bound(tree)))


def _bound(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.alias(name=name, asname=other):
                names.add(other or name.partition(".")[0])
    return names
