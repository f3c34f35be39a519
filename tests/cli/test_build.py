"""`build` and `validate`: what they say, and one clear line for whatever cannot be done."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

TASK = '''"""The larger of two readings, or the fallback where the first one is missing."""

def pick_reading(first, second, fallback):
    if first is None:
        return fallback
    if first < second:
        return second
    return first

assert pick_reading(1, 2, 0) == 2
assert pick_reading(2, 1, 0) == 2
assert pick_reading(2, 2, 0) == 2
assert pick_reading(None, 1, 9) == 9
'''
ROW = {
    "task_id": "t",
    "function_name": "pick",
    "query": "The first of two",
    "domain": "collections",
    "canonical": "def pick(a, b):\n    return a\n",
    "test_suite": ["assert pick(1, 2) == 1"],
    "provenance": {"source": "file"},
}


def command(folder: Path, *arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "execretrieval", *arguments],
        cwd=folder,
        env={"XDG_CACHE_HOME": str(folder / "home")},
        capture_output=True,
        text=True,
        check=False,
        **options,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pick_reading.py").write_text(TASK)
    (tmp_path / "home").mkdir()
    return tmp_path


def build(folder: Path, *arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    return command(folder, "build", *arguments, "--jobs", "2", "-o", "out", **options)


def test_build_validate_and_show_agree(folder: Path) -> None:
    built = build(folder, "pick_reading.py", "--density", "2", "--json")
    assert built.returncode == 0, built.stderr
    summary = json.loads(built.stdout)
    assert summary["families"] == 1
    assert sum(summary["distractors"].values()) == 2
    valid = command(folder, "validate", "out", "--json")
    assert valid.returncode == 0, valid.stderr
    assert json.loads(valid.stdout) == {"valid": True, "findings": []}


def test_passes_that_no_literal_witnessed_are_counted(folder: Path) -> None:
    no_literal = "assert pick_reading(5, 4, 0) == pick_reading(4, 5, 0)\n"
    (folder / "pick_reading.py").write_text(TASK + no_literal)
    built = build(folder, "pick_reading.py", "--density", "1", "--json")
    assert built.returncode == 0, built.stderr
    assert json.loads(built.stdout)["unwitnessed"] == 1
    assert json.loads((folder / "out" / "provenance.json").read_text())["unwitnessed"] == 1
    again = command(folder, "build", "pick_reading.py", "--density", "1", "-o", "again")
    assert ", unwitnessed passes: 1\n" in again.stdout


def test_plain_lines_say_what_was_written(folder: Path) -> None:
    built = build(folder, "pick_reading.py", "--density", "0,2")
    assert built.returncode == 0, built.stderr
    assert "nothing was dropped" in built.stdout
    assert "wrote out/density-0" in built.stdout
    assert {path.name for path in (folder / "out").iterdir()} == {"density-0", "density-2"}


def test_dry_run_runs_and_writes_nothing(folder: Path) -> None:
    plan = build(folder, "pick_reading.py", "--dry-run", "--json")
    assert plan.returncode == 0, plan.stderr
    shown = json.loads(plan.stdout)
    assert (shown["tasks"], shown["admitted"], shown["canonical_runs"]) == (1, 1, 2)
    assert shown["mutants"] > 4
    assert not (folder / "out").exists()
    assert not (folder / "home" / "execretrieval").exists()


def test_an_audit_drops_what_passes_by_its_circumstances(folder: Path) -> None:
    leaning = TASK.replace("if first is None", "seen.append(first)\n    if len(seen) == 4", 1)
    leaning = leaning.replace("def pick", "seen = []\n\ndef pick").replace("larger", "larger or last")
    (folder / "leaning.py").write_text(leaning)
    tasks = ("pick_reading.py", "leaning.py", "--density", "1", "--audit")
    plan = build(folder, *tasks, "--dry-run", "--json")
    assert json.loads(plan.stdout)["canonical_runs"] == 2 * 8
    built = build(folder, *tasks, "--json")
    assert built.returncode == 0, built.stderr
    summary = json.loads(built.stdout)
    assert summary["families"] == 1
    assert [found["rule"] for found in summary["findings"]] == ["order-dependent"]
    manifest = json.loads((folder / "out" / "manifest.json").read_text())
    assert manifest["settings"]["audit"] is True


def test_validate_finds_a_changed_byte_and_a_forged_verdict(folder: Path) -> None:
    build(folder, "pick_reading.py", "--density", "1")
    corpus = folder / "out" / "corpus.jsonl"
    rows = [json.loads(line) for line in corpus.read_text().splitlines()]
    for row in rows:
        if row["label"] == "incorrect":
            row["code"] = next(each["code"] for each in rows if each["label"] == "correct") + "\n# no bug\n"
    corpus.write_text("".join(json.dumps(row) + "\n" for row in rows))
    found = command(folder, "validate", "out", "--json")
    assert found.returncode == 1
    rules = {(row["gate"], row["rule"]) for row in json.loads(found.stdout)["findings"]}
    assert {("integrity", "hash"), ("integrity", "content-id"), ("semantics", "edits-differ")} <= rules


def rows_with_bad_third(folder: Path) -> None:
    lines = [json.dumps({**ROW, "task_id": str(number)}) for number in range(5)]
    lines[2] = json.dumps({**ROW, "task_id": "2", "test_suite": "assert"})
    (folder / "rows.jsonl").write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("missing.py", None, "missing.py: no such file"),
        ("empty.py", b"", "empty.py"),
        ("binary.py", b"\x00\x01\x02\xff", "binary.py"),
        ("syntax.py", b'"""Query."""\ndef f(:\n', "syntax.py:2"),
        ("untested.py", b'"""Query."""\ndef f(a):\n    return a\n', "untested.py"),
    ],
)
def test_a_task_file_that_cannot_be_read_is_one_line(
    folder: Path, name: str, content: bytes | None, said: str
) -> None:
    if content is not None:
        (folder / name).write_bytes(content)
    refused(build(folder, name), said)
    assert not (folder / "out").exists()


def refused(done: subprocess.CompletedProcess[str], said: str, *, code: int = 2) -> None:
    assert done.returncode == code
    assert said in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    *progress, last = done.stderr.splitlines()
    assert last.startswith(("Error: ", "Usage: "))
    assert not any(line.startswith("Error") for line in progress)


def test_the_bad_row_of_a_file_is_named_with_its_line(folder: Path) -> None:
    rows_with_bad_third(folder)
    refused(build(folder, "rows.jsonl"), "rows.jsonl:3: /test_suite")


def test_a_folder_without_tasks_is_one_line(folder: Path) -> None:
    (folder / "nothing").mkdir()
    refused(build(folder, "nothing"), "nothing")


def test_unknown_names_and_bad_numbers_are_one_line(folder: Path) -> None:
    refused(build(folder, "pick_reading.py", "--op", "nonsense"), "nonsense")
    refused(build(folder, "pick_reading.py", "--op", "wrong-semantics"), "127 of 400")
    for density in ("9", "-1", "four", ""):
        done = build(folder, "pick_reading.py", "--density", density)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_a_folder_with_something_in_it_is_left_alone(folder: Path) -> None:
    (folder / "out").mkdir()
    (folder / "out" / "mine.txt").write_text("mine")
    refused(build(folder, "pick_reading.py"), "out: is not empty")
    assert [path.name for path in (folder / "out").iterdir()] == ["mine.txt"]


def test_where_no_task_passes_the_gates_nothing_is_written(folder: Path) -> None:
    (folder / "pick_reading.py").write_text(TASK.replace("== 9", "== 8"))
    done = build(folder, "pick_reading.py")
    assert done.returncode == 2
    assert "no task reached the dataset" in done.stderr
    assert "canonical-fails" in done.stdout
    assert "Traceback" not in done.stderr
    assert not (folder / "out").exists()


def test_a_full_disk_leaves_nothing_behind(folder: Path) -> None:
    build(folder, "pick_reading.py", "--density", "1")
    subprocess.run(["rm", "-r", "out"], cwd=folder, check=True)

    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))

    done = build(folder, "pick_reading.py", "--density", "1", preexec_fn=small_files)
    refused(done, "the verdict cache cannot be used")
    # With a cache that fits in memory the dataset is what meets the limit.
    done = build(folder, "pick_reading.py", "--cache", ":memory:", preexec_fn=small_files)
    refused(done, "out: cannot be written")
    assert not (folder / "out").exists()
    assert not [path for path in folder.iterdir() if "partial" in path.name]


@pytest.mark.parametrize("arguments", [["validate", "missing"], ["validate", "home"]])
def test_validate_says_where_there_is_no_dataset(folder: Path, arguments: list[str]) -> None:
    refused(command(folder, *arguments), arguments[1])
