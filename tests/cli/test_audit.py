from __future__ import annotations

import json
from pathlib import Path

import pytest

from execretrieval.registry import load_tasks

WEAK = '''"""Tell a large number from a small one, by the bound of a hundred."""

def size_of(n):
    if n > 100:
        return "large"
    return "small"

assert size_of(5) == "small"
assert size_of(500) == "large"  # by hand
'''


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "math_numerical"
    folder.mkdir()
    (folder / "size_of.py").write_text(WEAK)
    return folder


def test_audit_shows_survivors_and_asserts_that_tell(invoke, folder: Path) -> None:
    end = invoke("tasks", "audit", folder, "-q", "--jobs", 1, "--density", 1)
    assert end.code == 1
    text = end.out.decode()
    assert "weak-tests" in text
    assert "the canonical: 'small'\n  the mutant: 'large'" in text
    assert "size_of(100) == 'small', 'observed, not specified'" in text


def test_audit_as_json_and_its_limits(invoke, folder: Path) -> None:
    end = invoke("tasks", "audit", folder, "-q", "--jobs", 1, "--json", "--max-differing", 9, "--density", 1)
    assert end.code == 0
    (row,) = map(json.loads, end.lines)
    assert row["findings"] == []
    assert row["differ"] >= 1
    assert row["inputs"] >= 400
    assert row["mutants"] == sum(row["killed"].values()) + row["differ"] + row["no_difference"]
    assert {item["id"].partition(".")[0] for item in row["survivors"]} >= {"off_by_one_boundary"}


def test_audit_finds_duplicates_against_another_set(invoke, folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "geometry"
    other.mkdir()
    (other / "amount_of.py").write_text(
        WEAK.replace("size_of", "amount_of").replace("Tell a large", "tell a LARGE")
    )
    arguments = ("--json", "-q", "--jobs", 1, "--density", 1, "--max-differing", 9, "--inputs", 20)
    end = invoke("tasks", "audit", folder, "--against", other, *arguments)
    assert end.code == 1
    (row,) = map(json.loads, end.lines)
    assert [finding["rule"] for finding in row["findings"]] == ["duplicate-query", "duplicate-tree"]


def test_strengthen_writes_marked_asserts_and_nothing_else(invoke, folder: Path) -> None:
    path = folder / "size_of.py"
    path.write_bytes(WEAK.replace("\n", "\r\n").encode())
    end = invoke("tasks", "strengthen", folder, "--yes", "-q", "--jobs", 1)
    assert end.code == 0
    after = path.read_bytes()
    assert after.startswith(WEAK.rstrip("\n").replace("\n", "\r\n").encode())
    added = after.decode().splitlines()[len(WEAK.splitlines()) :]
    assert added
    assert all("observed, not specified" in line for line in added)
    assert b"\n" not in after.replace(b"\r\n", b"")
    assert invoke("tasks", "check", folder, "-q").code == 0
    assert invoke("tasks", "audit", folder, "-q", "--jobs", 1, "--seed", 1, "--density", 1).code == 0


def test_strengthen_asks_first(invoke, folder: Path, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    assert invoke("tasks", "export", folder, "-o", rows).code == 0
    before = rows.read_bytes()
    end = invoke("tasks", "strengthen", rows, "-q", "--jobs", 1, stdin=b"n\n")
    assert end.code == 0
    assert rows.read_bytes() == before
    assert "wrote 0 asserts" in end.lines[-1]
    end = invoke("tasks", "strengthen", rows, "-q", "--jobs", 1, stdin=b"y\n")
    (task,) = load_tasks([rows])
    assert task.test_suite[:2] == tuple(WEAK.strip().replace("  # by hand", "").split("\n")[-2:])
    assert len(task.test_suite) > 2


@pytest.mark.parametrize("inside", [(), ("execretrieval/registry/bundled/geometry",)])
def test_strengthen_refuses_to_write_the_bundled_tasks_unasked(invoke, inside: tuple[str, ...]) -> None:
    root = Path(__file__).resolve().parents[2]
    end = invoke("tasks", "strengthen", "--yes", *(root / path for path in inside))
    assert end.code == 2
    assert "--yes is refused on the bundled tasks" in end.error
