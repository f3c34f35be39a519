from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from execretrieval.errors import InputError
from execretrieval.registry import Task, task_row, to_taskfile
from execretrieval.registry.importers import Imported, import_mbpp
from execretrieval.runner import Job, run
from execretrieval.schemas import check

ROW = {
    "task_id": 9001,
    "text": "Write a function to double a number. ",
    "code": 'def helper(x): \r\n\t"""Add."""\r\n\treturn x + x \r\ndef Double(x): \r\n\treturn helper(x) ',
    "test_list": ["assert Double(1) == 2 ", "assert Double(0) == 0,1", "assert Double(2) == 4"],
    "test_setup_code": "",
    "challenge_test_list": ["assert Double(-1) == -2"],
}
CODE = "def helper(x): \n\treturn x + x \ndef Double(x): \n\treturn helper(x) "


def imported(tmp_path: Path, *rows: dict[str, Any]) -> Imported:
    path = tmp_path / "mbpp.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return import_mbpp(path)


def test_a_row_becomes_a_task(tmp_path: Path) -> None:
    task = Task(
        "MBPP/9001",
        "Double",
        "Write a function to double a number.",
        "mbpp",
        CODE,
        (
            "assert Double(1) == 2",
            "assert Double(0) == 0",
            "assert Double(2) == 4",
            "assert Double(-1) == -2",
        ),
        {"source": "mbpp", "id": "9001"},
    )
    assert imported(tmp_path, ROW) == Imported((task,), ())


def test_set_up_goes_before_the_first_test(tmp_path: Path) -> None:
    [task] = imported(tmp_path, {**ROW, "test_setup_code": "n = helper(1) \r\nm = 0"}).tasks
    assert task.canonical == CODE
    assert task.test_suite[:2] == ("n = helper(1) \nm = 0\nassert Double(1) == 2", "assert Double(0) == 0")


def test_set_up_that_the_code_needs_goes_before_the_code(tmp_path: Path) -> None:
    code = "def Double(x, by=FACTOR):\n    return math.prod((x, by))"
    row = {**ROW, "code": code, "test_setup_code": "import math\r\nFACTOR = 2"}
    [task] = imported(tmp_path, row).tasks
    assert task.canonical == f"import math\nFACTOR = 2\n{code}"
    assert task.test_suite[0] == "assert Double(1) == 2"


def test_set_up_whose_names_the_code_binds_itself_is_not_needed(tmp_path: Path) -> None:
    code = "import math\ndef Double(x):\n    return math.prod((x, 2))"
    [task] = imported(tmp_path, {**ROW, "code": code, "test_setup_code": "import math\nx = 3"}).tasks
    assert task.canonical == code


def test_sanitized_rows_are_a_list(tmp_path: Path) -> None:
    path = tmp_path / "sanitized-mbpp.json"
    row = {"task_id": 7, "prompt": "Double it.", "code": ROW["code"], "test_imports": ["import math"]}
    path.write_text(json.dumps([{**row, "test_list": ["assert math.isclose(Double(1), 2)"]}]))
    [task] = import_mbpp(path).tasks
    assert (task.task_id, task.query) == ("MBPP-sanitized/7", "Double it.")
    assert task.test_suite == ("import math\nassert math.isclose(Double(1), 2)",)
    path.write_text(json.dumps([row]))
    with pytest.raises(InputError, match="/0/test_list: is missing"):
        import_mbpp(path)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"code": "def f(:"}, "syntax error"),
        ({"code": "x = 1"}, "the code defines no function"),
        ({"test_list": ["assert Other(1)"], "challenge_test_list": []}, "the tests call no function"),
        ({"test_list": ["assert Double("]}, "syntax error"),
    ],
)
def test_what_cannot_be_taken_is_listed(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    result = imported(tmp_path, {**ROW, "task_id": 9002, **change}, ROW)
    assert [task.task_id for task in result.tasks] == ["MBPP/9001"]
    [refusal] = result.refusals
    assert refusal.task_id == "MBPP/9002"
    assert reason in refusal.reason


def test_a_row_of_another_format_is_an_error_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"mbpp\.jsonl:1: /text: is missing"):
        imported(tmp_path, {"task_id": 1, "code": "x", "test_list": ["y"]})


@pytest.mark.parametrize(("name", "count"), [("mbpp", 974), ("sanitized", 427)])
def test_all_of_mbpp_is_taken(name: str, count: int, request: pytest.FixtureRequest) -> None:
    result = import_mbpp(request.getfixturevalue(name))
    assert (len(result.tasks), result.refusals) == (count, ())
    for task in result.tasks:
        check(task_row(task), "task")
        to_taskfile(task)
        assert "\r" not in task.canonical


@pytest.mark.parametrize("name", ["mbpp", "sanitized"])
def test_canonicals_of_mbpp_pass(name: str, request: pytest.FixtureRequest) -> None:
    tasks = import_mbpp(request.getfixturevalue(name)).tasks
    # Every 15th, and those with set-up code.
    chosen = [
        task for i, task in enumerate(tasks) if i % 15 == 0 or not task.test_suite[0].startswith("assert")
    ]
    verdicts = run([Job(task.canonical, task.test_suite) for task in chosen], workers=2)
    failed = [task.task_id for task, verdict in zip(chosen, verdicts, strict=True) if not verdict.passed]
    assert failed == []
