"""The second stage: a canonical and its tests for each registry row, by the solution author."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from execretrieval.errors import InputError, UsageError
from execretrieval.llm import Accepted
from execretrieval.registry.authoring import contracts
from execretrieval.registry.authoring.roles import ModelRole, fold
from execretrieval.registry.authoring.stage import Gathered, Item, Row, Stage, author
from execretrieval.registry.docstrings import cut_docstrings
from execretrieval.registry.source import normal_code, parse
from execretrieval.registry.under_test import function_under_test


def items(rows: Sequence[Row], role: ModelRole, *, same_family: bool) -> Iterator[Item]:
    """Yield one request for each registry row, which shows that row and nothing else.

    Raises UsageError for a row of the solution author's own family, unless `same_family` allows it.
    """
    for number, row in enumerate(rows, 1):
        family = row["task_author"]["family"]
        if fold(family) == fold(role.family) and not same_family:
            raise UsageError(
                f"row {number} ({row['function_name']}) was written by family {family!r}, which is the "
                "solution_author's: no model may set its own exam; choose another model, or say --same-family"
            )
        shown = {key: row[key] for key in ("function_name", "query", "domain")}
        yield Item({"row": row}, shown, contracts.solution())


def check(value: Any) -> str | None:
    """Say what is wrong with a solution before anything of it is run; of an honest refusal nothing is."""
    if value["decision"] != "solved":
        return None
    if len(value["tests"]) < contracts.FEWEST_TESTS:
        return f"tests: {len(value['tests'])} of {contracts.FEWEST_TESTS} at least"
    try:
        canonical = _canonical(value)
        for number, test in enumerate(value["tests"], 1):
            if not any(isinstance(node, ast.Assert) for node in ast.walk(parse(test))):
                return f"test {number} asserts nothing"
        function_under_test(canonical, value["tests"])
    except InputError as error:
        return str(error)
    return None


def gather(answers: Sequence[tuple[Row, str, Accepted]], manifest: Mapping[str, Any]) -> Gathered:
    """Make task rows. The function must be the one that was asked for."""
    gathered = Gathered()
    for remembered, custom_id, accepted in answers:
        row, value = remembered["row"], accepted.value
        where = {"custom_id": custom_id, "function_name": row["function_name"]}
        if value["decision"] != "solved":
            gathered.drop(f"the solution author says: {value['decision']}", **where)
            continue
        canonical, tests = _canonical(value), [normal_code(test) for test in value["tests"]]
        name = function_under_test(canonical, tests)
        if name != row["function_name"]:
            gathered.drop(f"the tests are about {name}", **where)
            continue
        provenance = {
            "source": "llm",
            "task_author": row["task_author"],
            "solution_author": author(manifest, custom_id, accepted),
        }
        if manifest["settings"]["same_family"]:
            provenance["same_family"] = True
        gathered.rows.append(
            {
                "task_id": f"llm/{row['domain']}/{name}",
                "function_name": name,
                "query": row["query"],
                "domain": row["domain"],
                "canonical": canonical,
                "test_suite": tests,
                "provenance": provenance,
            }
        )
    return gathered


def _canonical(value: Any) -> str:
    return normal_code(cut_docstrings(normal_code(value["canonical"])))


STAGE = Stage("solutions", "solution_author", "tasks.jsonl", check, gather)
