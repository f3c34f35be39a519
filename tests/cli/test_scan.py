"""Repositories with planted clones and fixes, whose counts must come back exactly."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from shutil import which

import pytest

CLAMP = """
def {0}(value, low, high):
    if low > high:
        raise ValueError("the bounds are the wrong way round")
    if value < low:
        return low
    return high if value > high else value
"""
MEAN = """
def {0}(readings, last):
    if not readings:
        return 0.0
    window = readings[-last:]
    return sum(window) / len(window)
"""
WORDS = """
class Words:
    def longest(self, text, least):
        found = [word for word in text.split() if len(word) >= least]
        return max(found, key=len, default="")
"""


def git(folder: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=n", "-c", "user.email=e@e", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *identity, "-C", str(folder), *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    if which("git") is None:
        pytest.skip("git is not installed")
    folder = tmp_path / "repository"
    (folder / "pkg").mkdir(parents=True)
    git(folder.parent, "init", "-q", "-b", "main", str(folder))

    def commit(**files: str) -> None:
        for name, text in files.items():
            (folder / "pkg" / f"{name}.py").write_text(text)
        git(folder, "add", "-A")
        git(folder, "commit", "-qm", "work")

    strict = MEAN.format("tail_mean").replace("[-last:]", "[-last + 1:]")  # a slice bound too high
    commit(a=CLAMP.format("clamp") + strict, b=WORDS)
    commit(a=CLAMP.format("clamp") + MEAN.format("tail_mean"))  # fixed
    commit(b=WORDS.replace(">= least", "> least"))  # planted
    commit(b="# a comment\n" + WORDS.replace(">= least", "> least"))  # changes no function
    commit(b=WORDS.replace("default", "initial"))  # a name, and the boundary again
    commit(
        c=CLAMP.format("limit").replace("value < low", "value <= low"),  # near clamp, one operator
        d=MEAN.format("recent").replace("sum(window)", "max(window)"),  # near tail_mean, a name
        e=CLAMP.format("same"),  # an exact copy of clamp
    )
    return folder


def counts(rows: list[dict[str, object]]) -> dict[object, object]:
    return {row["edit"]: row["pairs"] for row in rows}


def test_scan_counts_planted_clones_and_fixes_exactly(invoke, repository: Path) -> None:
    end = invoke("scan", repository, "--json", "-q")
    assert end.code == 0
    found = json.loads(end.out)
    assert (found["files"], found["functions"], found["exact_copies"]) == (5, 6, 1)
    assert counts(found["near_clones"]) == {"off_by_one_boundary": 1, "name": 1}
    assert found["near_clones"][0]["per_1000_functions"] == round(1000 / 6, 2)
    assert (found["commits"], found["changed_functions"]) == (6, 3)
    assert counts(found["changes"]) == {"off_by_one_boundary": 2, "several edits": 1}
    directions = {(row["edit"]["forward"], row["edit"]["reverse"]) for row in found["fixed_or_planted"]}
    assert directions == {(True, True)}


def test_classify_lists_the_commits_of_a_range(invoke, repository: Path) -> None:
    end = invoke("classify", "--git", "HEAD", "--repository", repository, "-q", "--json")
    assert end.code == 0
    rows = [json.loads(line) for line in end.lines]
    assert [(row["path"], row["function"], row["operator"] or row["kind"]) for row in rows] == [
        ("pkg/b.py", "Words.longest", "several edits"),
        ("pkg/b.py", "Words.longest", "off_by_one_boundary"),
        ("pkg/a.py", "tail_mean", "off_by_one_boundary"),
    ]
    assert [row["rule"] for row in rows] == [None, "strictness", "slice"]
    end = invoke("classify", "--git", "HEAD~4..HEAD~3", "--repository", repository, "-q")
    assert end.lines[-1] == "1 changed functions: off_by_one_boundary.strictness 1"


def test_a_scan_that_was_stopped_goes_on(invoke, repository: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    first = json.loads(invoke("scan", repository, "--json", "-q", "-o", journal).out)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6
    journal.write_bytes(b"".join(lines[:3]) + lines[3][:7])  # killed while it wrote
    git(repository, "commit", "--allow-empty", "-qm", "one more")
    second = json.loads(invoke("scan", repository, "--json", "-q", "-o", journal).out)
    assert Counter(journal.read_bytes().splitlines())[lines[1].strip()] == 1
    assert second.pop("commits") == first.pop("commits") + 1
    assert second == first
    journal.write_text("something else\n")
    end = invoke("scan", repository, "-q", "-o", journal)
    assert end.code == 2
    assert "is no journal of a scan" in end.error


def test_a_hostile_repository_runs_nothing_and_ends_with_reasons(
    invoke, repository: Path, tmp_path: Path
) -> None:
    mark = tmp_path / "ran"
    program = tmp_path / "program.sh"
    program.write_text(f"#!/bin/sh\ntouch {mark}\n")
    program.chmod(0o755)
    for key in ("core.fsmonitor", "diff.external", "core.pager", "core.sshCommand", "diff.evil.textconv"):
        git(repository, "config", key, str(program))
    (repository / ".gitattributes").write_text("*.py diff=evil\n")
    (repository / "runs.py").write_text(f"open({str(mark)!r}, 'w')\n")
    (repository / "large.py").write_bytes(b"x = 1\n" * (50 << 20 >> 2))
    (repository / "deep.py").write_text(f"x = {' + '.join(['1'] * 10_000)}\n")
    (repository / "latin.py").write_bytes(b"# \xe9\n")
    (repository / "loop").symlink_to(repository, target_is_directory=True)
    end = invoke("scan", repository, "-q", "--json")
    assert end.code == 0
    found = json.loads(end.out)
    assert {row["path"]: row["reason"].partition(";")[0] for row in found["not_read"]} == {
        "deep.py": "is nested too deeply to parse",
        "large.py": "is larger than 2 MiB",
        "latin.py": "byte 0xe9 is not utf-8",
    }
    assert found["commits"] == 6
    assert not mark.exists()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["classify"], "give two files, or a range of commits with --git"),
        (["classify", "a.py"], "give two files, not 1"),
        (["classify", "--git", "--output=x"], "is an option, not a revision"),
        (["classify", "--git", "none-such"], "bad revision 'none-such'"),
        (["scan", "no/such/folder"], "no such file or folder"),
    ],
)
def test_wrong_use_is_one_line(
    invoke, repository: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], error: str
) -> None:
    monkeypatch.chdir(repository)
    end = invoke(*arguments)
    assert end.code == 2
    assert error in end.error


def test_classify_two_files(invoke, tmp_path: Path) -> None:
    before, after = tmp_path / "a.py", tmp_path / "b.py"
    before.write_text(CLAMP.format("clamp") + WORDS)
    after.write_text(CLAMP.format("clamp").replace("value < low", "value > low") + WORDS)
    end = invoke("classify", before, after)
    assert end.code == 0
    assert end.lines == [
        "clamp 2: <-> wrong_comparison.order: '<' -> '>'",
        "1 changed functions: wrong_comparison.order 1",
    ]
    assert invoke("classify", before, before).lines == ["no function differs"]
    after.write_text("def f(:")
    assert "b.py:1: syntax error" in invoke("classify", before, after).error
