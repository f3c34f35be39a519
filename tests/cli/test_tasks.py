from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from execretrieval.cli import cli, run
from execretrieval.registry import load_tasks, task_row
from execretrieval.runner import Verdict

GOOD = '''"""Give the larger of two numbers, or zero."""

def top(a, b):
    if a < 0 and b < 0:
        return 0
    return max(a, b)

assert top(1, 2) == 2
assert top(-1, -2) == 0
'''
WRONG = GOOD.replace("return 0", "return -1").replace("def top", "def peak").replace("top(", "peak(")
HUMANEVAL = {
    "task_id": "HumanEval/900",
    "prompt": 'def one():\n    """Give one."""\n',
    "entry_point": "one",
    "canonical_solution": "    return 1\n",
    "test": "def check(candidate):\n    assert candidate() == 1\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "geometry"
    folder.mkdir()
    (folder / "top.py").write_text(GOOD)
    (folder / "peak.py").write_text(WRONG)
    return folder


Outcome = tuple[object, str, str]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]):
    def call(*arguments: object) -> Outcome:
        with pytest.raises(SystemExit) as end:
            run(cli, ["tasks", *map(str, arguments)], prog_name="execretrieval")
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return end.value.code, out, err

    return call


def test_list_prints_a_table_or_rows(call, folder: Path) -> None:
    code, out, err = call("list", folder)
    assert (code, err) == (0, "")
    header, peak, top = out.splitlines()
    assert header.split() == ["task", "function", "domain", "query", "tests"]
    assert peak.split()[:3] == ["geometry/peak", "peak", "geometry"]
    assert top.endswith("Give the larger of two numbers, or zero.      2")
    code, out, _ = call("list", folder, "--json", "--domain", "mine")
    assert [json.loads(line) for line in out.splitlines()] == [
        task_row(task) for task in load_tasks([folder], domain="mine")
    ]


@pytest.mark.parametrize("name", ["geometry/top", "top"])
def test_show_finds_a_task_by_its_id_or_name(call, folder: Path, name: str) -> None:
    code, out, _ = call("show", name, folder)
    assert code == 0
    assert out.startswith(
        "# geometry/top (geometry)\n\nGive the larger of two numbers, or zero.\n\ndef top(a, b):"
    )
    assert out.endswith("assert top(1, 2) == 2\nassert top(-1, -2) == 0\n")
    assert json.loads(call("show", name, folder, "--json")[1])["function_name"] == "top"


def test_show_says_what_it_did_not_find(call, folder: Path) -> None:
    assert call("show", "tops", folder) == (
        2,
        "",
        "Error: no task is called tops; did you mean geometry/top?\n",
    )
    (folder / "top2.py").write_text(GOOD)
    code, _, err = call("show", "top", folder)
    assert code == 0
    (folder / "top.py").rename(folder / "top1.py")
    code, _, err = call("show", "top", folder)
    assert (code, err) == (2, "Error: top may be geometry/top1, geometry/top2; give the whole id\n")


def test_check_runs_the_tests_and_names_the_failing_one(call, folder: Path) -> None:
    code, out, err = call("check", folder, "--jobs", 1)
    assert code == 1
    assert out == "geometry/peak: FAIL: assert peak(-1, -2) == 0\n1 of 2 tasks pass their tests\n"
    assert err == "tasks: 2/2\n"
    code, out, err = call("check", folder / "top.py", "--quiet")
    assert (code, out, err) == (0, "1 of 1 tasks pass their tests\n", "")


def test_check_prints_a_row_for_each_task(call, folder: Path) -> None:
    code, out, _ = call("check", folder, "--quiet", "--json")
    assert code == 1
    assert [json.loads(line) for line in out.splitlines()] == [
        {
            "task_id": "geometry/peak",
            "passes_all_tests": False,
            "ended_by": "assert",
            "test_results": ["pass", "FAIL"],
            "unwitnessed": 0,
        },
        {
            "task_id": "geometry/top",
            "passes_all_tests": True,
            "ended_by": "pass",
            "test_results": ["pass", "pass"],
            "unwitnessed": 0,
        },
    ]


def test_tests_that_compare_inside_the_sandbox_are_counted(call, folder: Path) -> None:
    (folder / "top.py").write_text(GOOD + "for n in range(3):\n    assert top(n, n) == n\n")
    code, out, _ = call("check", folder / "top.py", "--quiet")
    assert (code, out) == (0, "1 of 1 tasks pass their tests, 1 of the tests unwitnessed\n")


def test_a_machine_that_fails_is_no_failing_task(call, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(jobs, **_):
        for job in jobs:
            yield Verdict(job, ("ERROR:gone",) * len(job.tests), "infrastructure", 0.0, 0.0)

    monkeypatch.setattr("execretrieval.builder.execution.run", broken)
    code, out, err = call("check", folder, "--quiet")
    assert (code, out, err) == (2, "", "Error: a tasks job could not be run: ERROR:gone\n")


def test_import_writes_jsonl_and_says_how_many(call, tmp_path: Path) -> None:
    source, out_file = tmp_path / "he.jsonl", tmp_path / "out.jsonl"
    bad = {**HUMANEVAL, "task_id": "HumanEval/901", "entry_point": "two"}
    source.write_text(json.dumps(HUMANEVAL) + "\n")
    code, out, err = call("import", "humaneval", source, "-o", out_file)
    assert (code, out, err) == (0, f"wrote 1 tasks to {out_file}, 0 not taken\n", "")
    [task] = load_tasks([out_file])
    assert (task.task_id, task.domain) == ("HumanEval/900", "humaneval")
    source.write_text(json.dumps(HUMANEVAL) + "\n" + json.dumps(bad) + "\n")
    folder = tmp_path / "files"
    code, out, err = call("import", "humaneval", source, "-o", folder, "--domain", "geometry")
    assert (code, out) == (1, f"wrote 1 tasks to {folder}, 1 not taken\n")
    assert err == "not taken: HumanEval/901: the code defines no function two\n"
    assert [path.relative_to(folder).as_posix() for path in folder.rglob("*.py")] == ["geometry/one.py"]
    code, out, _ = call("import", "humaneval", source, "-o", tmp_path / "again.jsonl", "--json")
    assert json.loads(out) == {
        "output": str(tmp_path / "again.jsonl"),
        "tasks": 1,
        "refused": [{"task_id": "HumanEval/901", "reason": "the code defines no function two"}],
    }
    source.write_text(json.dumps(bad) + "\n")
    code, _, err = call("import", "humaneval", source, "-o", tmp_path / "none.jsonl")
    assert code == 2
    assert err.endswith("holds no task that can be taken: HumanEval/901: the code defines no function two\n")
    assert not (tmp_path / "none.jsonl").exists()


@pytest.mark.parametrize("kind", ["mbpp", "execretrieval", "tasks"])
def test_import_takes_the_other_formats(call, folder: Path, tmp_path: Path, kind: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    row = {"task_id": 1, "text": "Q.", "code": "def f(x):\r\n\treturn x", "test_list": ["assert f(1) == 1"]}
    (data / "mbpp.jsonl").write_text(json.dumps(row))
    corpus = {"corpus_id": "c_0001", "code": "def f(x):\n    return x", "label": "correct"}
    query = {
        "query_id": "q_0001",
        "query": "Q.",
        "test_suite": ["assert f(1) == 1"],
        "entry_id": "exec_geometry_1",
    }
    (data / "corpus.jsonl").write_text(json.dumps(corpus))
    (data / "queries.jsonl").write_text(json.dumps({**query, "correct_corpus_ids": ["c_0001"]}))
    path = {"mbpp": data / "mbpp.jsonl", "execretrieval": data, "tasks": folder / "top.py"}[kind]
    code, _, err = call("import", kind, path, "-o", tmp_path / "out.jsonl")
    assert (code, err) == (0, "")
    [task] = load_tasks([tmp_path / "out.jsonl"])
    expected = {
        "mbpp": ("MBPP/1", "f", "mbpp"),
        "execretrieval": ("execretrieval/q_0001", "f", "geometry"),
        "tasks": ("geometry/top", "top", "geometry"),
    }
    assert (task.task_id, task.function_name, task.domain) == expected[kind]


def test_export_and_import_give_the_same_tasks(call, folder: Path, tmp_path: Path) -> None:
    rows, files = tmp_path / "rows.jsonl", tmp_path / "files"
    assert call("export", folder, "-o", rows)[:2] == (0, f"wrote 2 tasks to {rows}\n")
    assert call("export", rows, "-o", files)[0] == 0
    assert load_tasks([files]) == load_tasks([rows]) == load_tasks([folder])


def test_nothing_is_overwritten(call, folder: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine")
    assert call("export", folder, "-o", taken)[::2] == (
        2,
        f"Error: {taken}: exists already; choose another name or remove it\n",
    )
    assert call("export", folder, "-o", folder)[::2] == (
        2,
        f"Error: {folder}: is not empty; choose another folder or empty it\n",
    )
    assert call("export", folder, "-o", tmp_path / "x.json")[0] == 2
    assert taken.read_text() == "mine"
    assert sorted(path.name for path in folder.iterdir()) == ["peak.py", "top.py"]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("none.py", None, "no such file"),
        ("empty.py", b"", "is empty"),
        ("binary.py", b"\x00\xff\x7fELF", "is a binary file, not Python source"),
        ("latin.py", b'"""\xe4"""\n', "is not Python source"),
        ("broken.py", b'"""Q."""\ndef f(:\n', ":2: syntax error: "),
        ("untested.py", b'"""Q."""\ndef f():\n    return 1\n', ":3: has no tests; add asserts"),
        ("unasked.py", b"def f():\n    return 1\nassert f()\n", ":1: has no query; begin the file with it"),
        ("rows.jsonl", b"\n".join([b"{}"] * 5), ":1: /task_id: is missing"),
        ("none.jsonl", b"", "holds no tasks"),
        ("zip.jsonl.gz", b"PK", "is not a whole gzip file"),
    ],
)
@pytest.mark.parametrize("command", ["list", "check", "export"])
def test_bad_input_gives_one_clear_line(
    call, tmp_path: Path, name: str, content: bytes | None, message: str, command: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    output = ["-o", tmp_path / "out"] if command == "export" else []
    code, out, err = call(command, path, *output)
    assert (code, out) == (2, "")
    assert err.startswith(f"Error: {path}")
    assert message in err
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_line_three_of_five_is_named(call, folder: Path, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    call("export", folder, "-o", rows)
    lines = rows.read_text().splitlines()
    rows.write_text("\n".join([lines[0], lines[1], lines[0][:-20], lines[0], lines[1]]))
    assert call("list", rows)[::2] == (2, f"Error: {rows}:3: JSON that ends too early\n")


def test_bad_usage_is_told(call, folder: Path) -> None:
    assert call("check", folder, "--jobs", "0")[0] == 2
    assert call("list", folder, "--domain", "My Domain")[0] == 2
    assert call("import", "codexglue", folder, "-o", "x")[0] == 2
    assert call("export", folder)[0] == 2


FULL_DISK = """
import resource, sys
from execretrieval.cli import cli, run
resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))
run(cli, sys.argv[1:])
"""


@pytest.mark.parametrize("output", ["rows.jsonl", "files"])
def test_a_full_disk_leaves_nothing_behind(folder: Path, tmp_path: Path, output: str) -> None:
    (folder / "long.py").write_text(GOOD.replace("top", "long") + "assert long(1, 1) == 1\n" * 20)
    arguments = ["tasks", "export", str(folder), "-o", str(tmp_path / output)]
    end = subprocess.run(
        [sys.executable, "-B", "-c", FULL_DISK, *arguments], capture_output=True, text=True, check=False
    )
    assert end.returncode == 2
    assert end.stderr == f"Error: {tmp_path / output}: cannot be written: File too large\n"
    assert [path.name for path in tmp_path.iterdir()] == ["geometry"]


@pytest.mark.parametrize("command", ["", "list", "show", "check", "import", "export"])
def test_help_ends_with_an_example(call, command: str) -> None:
    code, out, _ = call(*command.split(), "--help")
    assert code == 0
    assert "Example:" in out
    assert f"execretrieval tasks {command}" in out


ORDER = '''"""Count how many values were seen so far, this one included."""

seen = []


def count(value):
    seen.append(value)
    return len(seen)


assert count(5) == 1
assert count(5) == 2
'''


def test_check_with_audit_names_what_a_pass_depends_on(call, folder: Path) -> None:
    (folder / "peak.py").write_text(ORDER)
    assert call("check", folder, "--quiet")[0] == 0
    code, out, _ = call("check", folder, "--quiet", "--audit")
    assert code == 1
    assert out.splitlines() == [
        (
            "geometry/peak: order-dependent: passes, but not with its tests in reverse order: "
            "test 1 of 2: FAIL: assert count(5) == 2"
        ),
        "2 of 2 tasks pass their tests",
    ]
    code, out, _ = call("check", folder, "--quiet", "--audit", "--json")
    assert code == 1
    rows = {row["task_id"]: row for row in map(json.loads, out.splitlines())}
    assert rows["geometry/top"]["findings"] == []
    assert [found["rule"] for found in rows["geometry/peak"]["findings"]] == ["order-dependent"]
