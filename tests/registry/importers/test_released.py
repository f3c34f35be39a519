from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from execretrieval.errors import InputError
from execretrieval.registry import Task
from execretrieval.registry.importers import import_execretrieval

CODE = 'def top(xs):\n    """Say it again."""\n    return max(xs)\n'
QUERY = {
    "query_id": "q_0001",
    "query": "Give the largest.",
    "test_suite": ["assert top([1, 2]) == 2", "assert top([3]) == 3"],
    "correct_corpus_ids": ["c_0001"],
    "paired_distractor_corpus_ids": ["c_0002"],
    "entry_id": "exec_date_time_3",
    "metadata": {"model": "a/b"},
}


def folder(tmp_path: Path, *queries: dict[str, Any]) -> Path:
    corpus = [
        {"corpus_id": "c_0001", "code": CODE, "label": "correct"},
        {
            "corpus_id": "c_0002",
            "code": CODE.replace("max", "min"),
            "label": "incorrect",
            "bug_type": "legacy",
        },
        {"corpus_id": "c_0003", "code": "def top(:", "label": "correct"},
    ]
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (tmp_path / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return tmp_path


def test_a_query_becomes_a_task(tmp_path: Path) -> None:
    result = import_execretrieval(folder(tmp_path, QUERY))
    assert result.refusals == ()
    assert result.tasks == (
        Task(
            "execretrieval/q_0001",
            "top",
            "Give the largest.",
            "date_time",
            "def top(xs):\n    return max(xs)",
            ("assert top([1, 2]) == 2", "assert top([3]) == 3"),
            {"source": "execretrieval", "id": "q_0001"},
        ),
    )


def test_the_task_id_of_our_own_datasets_is_kept(tmp_path: Path) -> None:
    metadata = {"task_id": "bundled/geometry/top", "domain": "geometry"}
    [task] = import_execretrieval(folder(tmp_path, {**QUERY, "metadata": metadata})).tasks
    assert (task.task_id, task.domain) == ("bundled/geometry/top", "geometry")
    [task] = import_execretrieval(tmp_path, domain="mine").tasks
    assert task.domain == "mine"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"correct_corpus_ids": ["c_0009"]}, "c_0009 is not in corpus.jsonl"),
        ({"correct_corpus_ids": ["c_0003"]}, "syntax error"),
        ({"test_suite": []}, "has no tests"),
        ({"test_suite": ["assert other()"]}, "the tests call no function"),
        ({"test_suite": ["assert ("]}, "syntax error"),
    ],
)
def test_what_cannot_be_taken_is_listed(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    result = import_execretrieval(folder(tmp_path, {**QUERY, "query_id": "q_0002", **change}, QUERY))
    assert [task.task_id for task in result.tasks] == ["execretrieval/q_0001"]
    [refusal] = result.refusals
    assert refusal.task_id == "execretrieval/q_0002"
    assert reason in refusal.reason


def test_a_folder_that_is_no_dataset_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"it has no corpus\.jsonl"):
        import_execretrieval(tmp_path)
