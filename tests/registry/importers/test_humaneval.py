from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from execretrieval.errors import InputError
from execretrieval.registry import Task, task_row, to_taskfile
from execretrieval.registry.docstrings import cut_docstrings
from execretrieval.registry.importers import Imported, Refusal, import_humaneval
from execretrieval.runner import Job, run
from execretrieval.schemas import check

PROMPT = '''from typing import List

def helper(x):
    """Say x."""
    return x

def twice(xs: List[int]) -> List[int]:
    """ Give every item
    two times.
    >>> twice([1])
    [1, 1]
    """
'''
BODY = "    return [helper(x) for x in xs for _ in range(2)]\n"
ROW = {"task_id": "HumanEval/900", "prompt": PROMPT, "entry_point": "twice", "canonical_solution": BODY}
CODE = (
    "from typing import List\n\ndef helper(x):\n    return x\n\ndef twice(xs: List[int]) -> List[int]:\n"
    "    return [helper(x) for x in xs for _ in range(2)]"
)


def imported(tmp_path: Path, *rows: dict[str, Any]) -> Imported:
    path = tmp_path / "HumanEval.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return import_humaneval(path)


def suite(tmp_path: Path, test: str) -> tuple[str, ...]:
    [task] = imported(tmp_path, {**ROW, "test": test}).tasks
    return task.test_suite


def test_a_row_becomes_a_task(tmp_path: Path) -> None:
    test = (
        "METADATA = {}\n\ndef check(candidate):\n    assert candidate([1]) == [1, 1]\n"
        "    assert candidate([]) == []\n"
    )
    task = Task(
        "HumanEval/900",
        "twice",
        "Give every item\ntwo times.",
        "humaneval",
        CODE,
        ("assert twice([1]) == [1, 1]", "assert twice([]) == []"),
        {"source": "humaneval", "id": "HumanEval/900"},
    )
    assert imported(tmp_path, {**ROW, "test": test}) == Imported((task,), ())


def test_messages_and_fillers_go(tmp_path: Path) -> None:
    test = (
        "def check(candidate):\n    # easy\n    assert True, 'a, b'\n    assert candidate([]) == [], 'No'\n"
        "    assert True\n    assert candidate([1,\n        2])[0] == 1, (\n      'no')\n"
    )
    assert suite(tmp_path, test) == ("assert twice([]) == []", "assert twice([1,\n        2])[0] == 1")


def test_a_check_with_more_than_asserts_stays_one_piece(tmp_path: Path) -> None:
    test = (
        "\n\ndef check(candidate):\n    import random\n\n    assert candidate([]) == [], 'Error'\n"
        "    for i in range(3):\n        str = candidate([i])\n        assert str == [i, i]\n\n"
    )
    [piece] = suite(tmp_path, test)
    assert piece == (
        "def check():\n    import random\n\n    assert twice([]) == []\n"
        "    for i in range(3):\n        str = twice([i])\n        assert str == [i, i]\n\ncheck()"
    )


def test_a_docstring_behind_an_import_is_the_query(tmp_path: Path) -> None:
    prompt = 'def twice(x):\n    import math\n    """\n    Double.\n    """\n'
    test = "def check(candidate):\n    assert candidate(1) == 2\n"
    row = {**ROW, "prompt": prompt, "canonical_solution": "    return math.prod((x, 2))\n", "test": test}
    [task] = imported(tmp_path, row).tasks
    assert task.query == "Double."
    assert task.canonical == "def twice(x):\n    import math\n    return math.prod((x, 2))"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"prompt": "def twice(x):\n"}, "the docstring says nothing but examples"),
        ({"entry_point": "thrice"}, "the code defines no function thrice"),
        ({"canonical_solution": "    return (\n"}, "syntax error"),
        ({"test": "def test(candidate):\n    assert candidate(1)\n"}, "the test defines no function check"),
        ({"test": "def check(candidate):\n    assert True\n"}, "check asserts nothing"),
        ({"test": "def check():\n    assert 1\n"}, "check does not take one candidate"),
    ],
)
def test_what_cannot_be_taken_is_listed(tmp_path: Path, change: dict[str, str], reason: str) -> None:
    good = {**ROW, "test": "def check(candidate):\n    assert candidate([]) == []\n"}
    result = imported(tmp_path, {**good, **change, "task_id": "HumanEval/901"}, good)
    assert [task.task_id for task in result.tasks] == ["HumanEval/900"]
    [refusal] = result.refusals
    assert refusal.task_id == "HumanEval/901"
    assert reason in refusal.reason


def test_an_id_met_twice_is_taken_once(tmp_path: Path) -> None:
    good = {**ROW, "test": "def check(candidate):\n    assert candidate([]) == []\n"}
    result = imported(tmp_path, good, good)
    assert len(result.tasks) == 1
    assert result.refusals == (Refusal("HumanEval/900", "the id stands already above"),)


def test_a_row_of_another_format_is_an_error_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"HumanEval\.jsonl:2: /test: is missing"):
        imported(tmp_path, {**ROW, "test": "def check(candidate):\n    assert candidate([]) == []\n"}, ROW)


def test_all_of_humaneval_is_taken(humaneval: Path) -> None:
    result = import_humaneval(humaneval)
    assert (len(result.tasks), result.refusals) == (164, ())
    whole = [task.task_id for task in result.tasks if task.test_suite[0].startswith("def check")]
    assert whole == [f"HumanEval/{number}" for number in (32, 38, 44, 50, 53, 129, 151)]
    for task in result.tasks:
        check(task_row(task), "task")
        to_taskfile(task)
        assert cut_docstrings(task.canonical) == task.canonical
        assert ">>>" not in task.query
        assert not any("candidate" in test for test in task.test_suite)


def test_every_canonical_of_humaneval_passes(humaneval: Path) -> None:
    tasks = import_humaneval(humaneval).tasks
    verdicts = run([Job(task.canonical, task.test_suite) for task in tasks], workers=2)
    failed = [task.task_id for task, verdict in zip(tasks, verdicts, strict=True) if not verdict.passed]
    assert failed == []
