"""A small dataset of ours, and the same in the manner of the paper's release."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from execretrieval.datasets import (
    CorpusRow,
    Dataset,
    DistractorRow,
    ExecutionRow,
    QueryRow,
    code_sha256,
    corpus_id,
    query_id,
    tests_sha256,
    write_dataset,
)

GOOD = "def clip(x, low, high):\n    return max(low, min(x, high))"
BAD = "def clip(x, low, high):\n    return max(low, min(high, low))"
OTHER = "def größe():\n    return '🙂'"
TESTS = ("assert clip(5, 0, 3) == 3", "assert clip(2, 0, 3) == 2")
MANIFEST = {
    "format": "execretrieval-dataset",
    "format_version": 1,
    "tool_version": "0.0.1",
    "operator_set_version": "1",
    "python": "3.11",
    "seed": 7,
    "settings": {"density": 1},
    "counts": {"corpus": 3, "queries": 2, "distractors": 1},
}
EDIT = {
    "operator": "swap_arguments",
    "rule": "call",
    "start": 50,
    "end": 57,
    "line": 2,
    "column": 25,
    "original": "x, high",
    "replacement": "high, x",
    "edit_span": 7,
}


def query(text: str, tests: tuple[str, ...], good: str, bad: tuple[str, ...], name: str) -> QueryRow:
    return QueryRow(
        query_id(text),
        text,
        tests,
        (corpus_id(good),),
        tuple(map(corpus_id, bad)),
        "exec_geometry_0a",
        {"task_id": f"bundled/geometry/{name}", "function_name": name, "domain": "geometry"},
    )


@pytest.fixture
def dataset() -> Dataset:
    first = query("Keep x between low and high.", TESTS, GOOD, (BAD,), "clip")
    second = query("Wie groß?", ("assert größe() == '🙂'",), OTHER, (), "größe")
    return Dataset(
        path=None,
        corpus=(
            CorpusRow(corpus_id(GOOD), GOOD, "correct", "exec_geometry_0a"),
            CorpusRow(corpus_id(BAD), BAD, "incorrect", "exec_geometry_0a", "swap_arguments"),
            CorpusRow(corpus_id(OTHER), OTHER, "correct", "exec_geometry_0a"),
        ),
        queries=(first, second),
        distractors=(
            DistractorRow(
                corpus_id(BAD),
                corpus_id(GOOD),
                first.query_id,
                (EDIT,),
                "swap_arguments",
                "assert",
                2,
                2,
                0.5,
            ),
        ),
        executions=(
            ExecutionRow(code_sha256(GOOD), tests_sha256(TESTS), ("pass", "pass"), True),
            ExecutionRow(code_sha256(BAD), tests_sha256(TESTS), ("FAIL", "FAIL:no"), False),
            ExecutionRow(code_sha256(OTHER), tests_sha256(second.test_suite), ("pass",), True),
        ),
        manifest=MANIFEST,
    )


@pytest.fixture
def written(dataset: Dataset, tmp_path: Path) -> Dataset:
    return write_dataset(tmp_path / "ours", dataset, {"jobs": 2})


Release = Callable[..., Path]


@pytest.fixture
def release(tmp_path: Path) -> Release:
    """Write a folder in the paper's format; keywords replace the rows of a file, None leaves it out."""
    rows: dict[str, list[dict[str, Any]] | None] = {
        "corpus": [
            {"corpus_id": "c_0001", "code": GOOD, "label": "correct", "source_entry_id": "exec_date_time_3"},
            {"corpus_id": "c_0002", "code": BAD, "label": "incorrect", "bug_type": "wrong_idea"},
            {"corpus_id": "c_0003", "code": OTHER, "label": "correct", "bug_type": "", "lines": 2},
            {"corpus_id": "c_0004", "code": OTHER + "\n", "label": "incorrect", "bug_type": None},
        ],
        "queries": [
            {
                "query_id": "q_0001",
                "query": "Keep x between low and high.",
                "test_suite": list(TESTS),
                "correct_corpus_ids": ["c_0001"],
                "paired_distractor_corpus_ids": ["c_0002", "c_0004"],
                "entry_id": "exec_date_time_3",
                "metadata": {"model": "a/b", "batch_usage": {"usage": {"total_tokens": 5}}, "other": [1]},
            },
            {
                "query_id": "q_0002",
                "query": "How big?",
                "test_suite": ["assert größe() == '🙂'"],
                "correct_corpus_ids": ["c_0003"],
                "entry_id": "batch 7",
            },
        ],
        "distractor_metadata": [
            {"corpus_id": "c_0002", "bug_type": "wrong_idea", "tests_failed": "2 of 2", "line": 2},
            {"id": "c_0004"},
        ],
        "execution_cache": [
            {"code_sha256": "aa", "tests_sha256": "bb", "test_results": ["pass", "FAIL"], "ms": 3},
            {"code_sha256": "aa", "tests_sha256": "cc", "passes_all_tests": True, "test_results": []},
            {"key": ["aa", "dd"], "verdict": "ok"},
            {"code_sha256": "aa", "tests_sha256": "dd"},
        ],
    }

    def write(**changes: list[dict[str, Any]] | None) -> Path:
        folder = tmp_path / "release" / "data"
        folder.mkdir(parents=True)
        for name, lines in {**rows, **changes}.items():
            if lines is not None:
                text = "".join(json.dumps(line) + "\n" for line in lines)
                (folder / f"{name}.jsonl").write_text(text)
        return folder.parent

    return write
