"""HumanEval as published (Chen et al. 2021, "Evaluating Large Language Models Trained on Code")."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from execretrieval.errors import InputError
from execretrieval.registry.docstrings import cut_docstrings, string_of
from execretrieval.registry.edits import Edit, splice, without_messages
from execretrieval.registry.importers.prose import prose
from execretrieval.registry.importers.result import Imported, collect
from execretrieval.registry.source import Places, normal_code, normal_line_ends, parse, require_text
from execretrieval.registry.task import Task
from execretrieval.schemas import read_jsonl

DOMAIN = "humaneval"


def import_humaneval(path: str | Path, *, domain: str = DOMAIN) -> Imported:
    """Return the tasks of a `HumanEval.jsonl` or `.jsonl.gz`.

    The query is the prose of the docstring, the canonical is prompt and solution without docstrings. A
    `check` of asserts alone becomes one test for each, messages and `assert True` left out; any other stays
    one test. Raises InputError for a file or a row that is not of that format.
    """

    def candidates() -> Iterator[tuple[str, partial[Task]]]:
        for _, row in read_jsonl(path, "humaneval"):
            yield row["task_id"], partial(_task, row, domain)

    return collect(candidates())


def _task(row: dict[str, Any], domain: str) -> Task:
    name = row["entry_point"]
    code = normal_code(row["prompt"] + row["canonical_solution"])
    tree = parse(code)
    defined = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
    if not defined:
        raise InputError(f"the code defines no function {name}")
    docstring = next((text for node in defined[-1].body if (text := string_of(node))), "")
    query = prose(docstring, name)
    if not query:
        raise InputError("the docstring says nothing but examples")
    return Task(
        task_id=row["task_id"],
        function_name=name,
        query=require_text(query, "query"),
        domain=domain,
        canonical=normal_code(cut_docstrings(code)),
        test_suite=_tests(normal_line_ends(row["test"]), name),
        provenance={"source": "humaneval", "id": row["task_id"]},
    )


def _tests(text: str, name: str) -> tuple[str, ...]:
    text = without_messages(_named(text, name))
    check = _check(parse(text))
    places = Places(text)
    statements = [node for node in check.body if not _is_filler(node)]
    if not statements:
        raise InputError("check asserts nothing")
    if all(isinstance(node, ast.Assert) for node in statements):
        return tuple(text[slice(*places.span(node))] for node in statements)
    # Loops and assignments stay in a function, for their names must not overwrite the candidate's.
    return (f"{text[slice(*places.span(check))]}\n\ncheck()",)


def _named(text: str, name: str) -> str:
    """Return the test code with a `check` that takes nothing and calls the function by its name."""
    check = _check(parse(text))
    if len(check.args.args) != 1:
        raise InputError("check does not take one candidate")
    [candidate] = check.args.args
    places = Places(text)
    start = places.offset(candidate.lineno, candidate.col_offset)
    edits: list[Edit] = [(start, start + len(candidate.arg), "")]
    for node in ast.walk(check):
        if isinstance(node, ast.Name) and node.id == candidate.arg:
            edits.append((*places.span(node), name))
    return splice(text, edits)


def _check(tree: ast.Module) -> ast.FunctionDef:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "check":
            return node
    raise InputError("the test defines no function check")


def _is_filler(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assert) and isinstance(node.test, ast.Constant) and node.test.value is True
