"""`cache export`: verdicts as rows of the paper's file, and nothing that a row could not vouch for."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from execretrieval.runner import Job, Limits, Variant, Verdict, VerdictCache
from execretrieval.schemas import check

Invoke = Callable[..., Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "verdicts.sqlite"


def put(path: Path, *verdicts: Verdict, limits: Limits | None = None) -> None:
    with VerdictCache(path) as cache:
        for verdict in verdicts:
            cache.put(verdict, limits or Limits())


def made(code: str, *outcomes: str, tier: str = "rlimits", variant: Variant | None = None) -> Verdict:
    job = Job(code, ("t",) * len(outcomes), variant=variant or Variant())
    return Verdict(job, outcomes, "assert", 0.1, 0.1, tier=tier)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_rows_are_those_of_the_paper_sorted(path: Path, tmp_path: Path, invoke: Invoke) -> None:
    put(path, made("a", "pass", "pass"), made("b", "FAIL:é"))
    put(path, made("a", "pass", "pass", tier="subprocess"), limits=Limits(cpu_s=1.0))
    out = tmp_path / "execution_cache.jsonl"
    end = invoke("cache", "export", "verdicts", "-o", out, "--cache", path)
    assert end.code == 0
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    for row in rows:
        check(row, "execution_cache", path=out)
    both = [
        {
            "code_sha256": digest("a"),
            "tests_sha256": digest('["t","t"]'),
            "test_results": ["pass", "pass"],
            "passes_all_tests": True,
        },
        {
            "code_sha256": digest("b"),
            "tests_sha256": digest('["t"]'),
            "test_results": ["FAIL:é"],
            "passes_all_tests": False,
        },
    ]
    assert rows == sorted(both, key=lambda row: str(row["code_sha256"]))


def test_what_a_row_cannot_say_is_left_out(
    path: Path, tmp_path: Path, invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(path, made("kept", "pass"), made("kept", "FAIL", variant=Variant(hash_seed=1)), made("empty"))
    put(path, made("torn", "pass"), replace(made("torn", "TIMEOUT"), tier="subprocess"))
    monkeypatch.setattr("execretrieval.runner.cache.PYTHON_VERSION", "CPython 3.99.0")
    put(path, made("other python", "pass"))
    monkeypatch.undo()
    out = tmp_path / "rows.jsonl"
    end = invoke("cache", "export", "verdicts", "-o", out, "--cache", path)
    assert end.lines == [f"wrote 1 rows to {out}, left out 1 pairs with differing outcomes"]
    (line,) = out.read_text().splitlines()
    assert json.loads(line)["code_sha256"] == digest("kept")


def test_an_empty_cache_and_a_file_that_exists_are_one_line(
    path: Path, tmp_path: Path, invoke: Invoke
) -> None:
    put(path)
    end = invoke("cache", "export", "verdicts", "-o", tmp_path / "rows.jsonl", "--cache", path)
    assert (end.code, end.error) == (2, f"Error: {path}: holds no verdict that can be exported")
    put(path, made("a", "pass"))
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine")
    end = invoke("cache", "export", "verdicts", "-o", taken, "--cache", path)
    assert end.code == 2
    assert str(taken) in end.error
    assert taken.read_text() == "mine"
