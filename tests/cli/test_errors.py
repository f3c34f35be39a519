"""Bad input for `mutate`: one clear line, the right exit code, no traceback, nothing half-written."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

from execretrieval import cli

Invoke = Callable[..., Any]

FUNCTION = b"def half(n):\n    if n < 2:\n        return 0\n    return n // 2\n"
UNUSABLE = {
    "missing.py": (None, "no such file"),
    "folder": ("folder", "is a folder"),
    "binary.py": (b"\x7fELF\x00\x01def f(): pass", "binary"),
    "latin.py": (b"def f():\n    return '\xe9'\n", "utf-8"),
    "cookie.py": (b"# coding: klingon\ndef f(): return 1\n", "klingon"),
    "syntax.py": (b"x = 1\ndef f(:\n    return 1\n", ":2: "),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_file_that_cannot_be_used(invoke: Invoke, tmp_path: Path, name: str) -> None:
    content, reason = UNUSABLE[name]
    path = tmp_path / name
    if content == "folder":
        path.mkdir()
    elif isinstance(content, bytes):
        path.write_bytes(content)
    end = invoke("mutate", path)
    assert end.code == 2
    assert end.error.startswith(f"Error: {path}:")
    assert reason in end.error


@pytest.mark.parametrize(
    "arguments", [["mutate"], ["classify", "/dev/zero"], ["tasks", "check"], ["build", "-o", "out"]]
)
def test_a_device_that_never_ends(
    invoke: Invoke, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    end = invoke(*arguments, "/dev/zero")
    assert end.code == 2
    assert "/dev/zero: " in end.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no function"),
        (b"\n# nothing\n", "no function"),
        (b"X = 1 + 1\n", "no function"),
        (b"def f():\n    pass\n", "no mutant can be planted"),
    ],
)
def test_a_file_where_nothing_can_be_planted(
    invoke: Invoke, tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(content)
    end = invoke("mutate", path)
    assert end.code == 1
    assert end.error.startswith(f"{path}: ")
    assert reason in end.error


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--op", "off_by_two"], "off_by_one, wrong_operator, swap_arguments"),
        (["--op", "wrongsemantics"], "31.8 %"),
        (["--rule", "strictnes"], "strictness"),
        (["--op", "off_by_one", "--rule", "equality"], "wrong_comparison"),
        (["--function", "whole"], "whole"),
        (["--id", "no-such-id"], "no-such-id"),
        (["-o", "out", "--show", "list"], "index.jsonl"),
        (["-o", "out", "--json"], "index.jsonl"),
    ],
)
def test_bad_usage(invoke: Invoke, tmp_path: Path, options: list[str], reason: str) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(FUNCTION)
    end = invoke("mutate", path, *options)
    assert end.code == 2
    assert end.error.startswith("Error: ")
    assert reason in end.error


def test_no_file_at_all(invoke: Invoke) -> None:
    end = invoke("mutate")
    assert end.code == 2
    assert "FILE" in end.error


def test_an_output_folder_that_holds_something(invoke: Invoke, tmp_path: Path) -> None:
    (tmp_path / "file.py").write_bytes(FUNCTION)
    end = invoke("mutate", tmp_path / "file.py", "-o", tmp_path)
    assert end.code == 2
    assert "not empty" in end.error
    assert [path.name for path in tmp_path.iterdir()] == ["file.py"]


def test_verify_needs_tests(invoke: Invoke, tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(b'"""Half of it."""\n' + FUNCTION)
    end = invoke("mutate", path, "--verify", "-q")
    assert end.code == 2
    assert "has no tests" in end.error
    assert str(path) in end.error


def test_verify_needs_code_that_passes_its_own_tests(invoke: Invoke, tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(b'"""Half of it."""\n' + FUNCTION + b"assert half(4) == 2\nassert half(9) == 5\n")
    end = invoke("mutate", path, "--verify", "-q")
    assert end.code == 2
    assert "fails its own test 2" in end.error
    assert str(path) in end.error


def limit_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def test_a_full_disk(tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(FUNCTION + b"# " + b"x" * 5000 + b"\n")
    command = [sys.executable, "-B", "-m", "execretrieval", "mutate", str(path), "-o", str(tmp_path / "out")]
    end = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=limit_files)
    assert end.returncode == 2
    assert end.stdout == ""
    assert end.stderr == f"Error: {tmp_path / 'out'}: cannot be written: File too large\n"
    assert [left.name for left in tmp_path.iterdir()] == ["file.py"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_standard_output_that_takes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(FUNCTION)
    command = [sys.executable, "-m", "execretrieval", "mutate", str(path)]
    with Path("/dev/full").open("wb") as full:
        end = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert end.returncode == 2
    assert end.stderr == "Error: standard output: No space left on device\n"


@pytest.mark.parametrize(
    ("redirection", "code", "error"),
    [
        ("- <&-", 2, "Error: <stdin>: is closed\n"),
        ("file.py >&-", 2, "Error: standard output: Bad file descriptor\n"),
    ],
)
def test_closed_streams(tmp_path: Path, redirection: str, code: int, error: str) -> None:
    (tmp_path / "file.py").write_bytes(FUNCTION)
    command = f'"{sys.executable}" -m execretrieval mutate {redirection}'
    end = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (end.returncode, end.stdout, end.stderr) == (code, "", error)


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_bytes(b"".join(FUNCTION.replace(b"half", b"half%d" % number) for number in range(300)))
    command = [sys.executable, "-m", "execretrieval", "mutate", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"--- ")
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ctrl_c_has_an_exit_code_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    @click.command()
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as ended:
        cli.run(interrupted, [])
    assert ended.value.code == 130
    assert capsys.readouterr().err.strip() == "Interrupted; what was finished is kept"


def test_a_demo_empties_the_folder_of_an_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from execretrieval.cli.demo import MARKER, _claim

    monkeypatch.chdir(tmp_path)
    _claim(Path())
    (tmp_path / "results").mkdir()
    (tmp_path / "results" / "bm25.json").touch()
    _claim(Path())
    assert [path.name for path in tmp_path.iterdir()] == [MARKER]


def test_a_file_without_a_name() -> None:
    from execretrieval.errors import InputError
    from execretrieval.schemas import read_bytes

    with pytest.raises(InputError, match="the name of a file is empty"):
        read_bytes("")


def test_text_of_others_does_not_reach_a_terminal_as_orders(invoke, tmp_path: Path) -> None:
    row = {
        "task_id": "a/\x1b]0;title\x07", "function_name": "f", "query": "q", "domain": "d",
        "canonical": "def f(x):\n    raise ValueError('\\x1b[2J')", "test_suite": ["assert f(1) == 1"],
    }  # fmt: skip
    path = tmp_path / "tasks.jsonl"
    path.write_text(json.dumps(row) + "\n")
    end = invoke("tasks", "check", path)
    assert end.code == 1
    assert "\x1b" not in end.err
    assert end.lines[0] == "a/\\x1b]0;title\\x07: ERROR:ValueError: \\x1b[2J: assert f(1) == 1"
    end = invoke("tasks", "list", path)
    assert "a/\\x1b]0;title\\x07" in end.out.decode()
    assert b"\x1b" not in end.out
    end = invoke("tasks", "show", "\x1b[2J", path)
    assert end.code == 2
    assert "\x1b" not in end.error
