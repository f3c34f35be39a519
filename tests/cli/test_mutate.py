"""`mutate`: what is planted, what is printed, what is written."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from execretrieval.cli import mutate_main
from execretrieval.mutators import OPERATORS
from execretrieval.schemas import check

Invoke = Callable[..., Any]

TAIL_MEAN = b'''"""Mean of the last k readings; no readings give 0.0."""

def tail_mean(readings, k):
    if not readings or k <= 0:
        return 0.0
    window = readings[-k:]
    return sum(window) / len(window)

assert tail_mean([2, 4, 6], 2) == 5.0
assert tail_mean([], 3) == 0.0
assert tail_mean([3], 9) == 3.0

def close(a, b):
    return abs(a - b) < 1e-9

assert close(tail_mean([1, 2], 2), 1.5)
'''

# Per file: its bytes, and one mutant of each by hand.
AWKWARD = {
    "crlf": (b"def f(a):\r\n    return a < 3\r\n", b"def f(a):\r\n    return a <= 3\r\n"),
    "no final newline": (b"def f(a):\n    return a < 3", b"def f(a):\n    return a <= 3"),
    "byte order mark": (b"\xef\xbb\xbfdef f(a): return a < 3\n", b"\xef\xbb\xbfdef f(a): return a <= 3\n"),
    "latin-1 cookie": (
        b"# coding: latin-1\ndef f(a):\n    return '\xe9' if a < 3 else a\n",
        b"# coding: latin-1\ndef f(a):\n    return '\xe9' if a <= 3 else a\n",
    ),
    "emoji": (
        "def f(a):\n    return '🐍\u2028' if a < 3 else a\n".encode(),
        "def f(a):\n    return '🐍\u2028' if a <= 3 else a\n".encode(),
    ),
    "form feed": (b"\x0c\ndef f(a):\n    return a < 3\n", b"\x0c\ndef f(a):\n    return a <= 3\n"),
}
awkward = pytest.mark.parametrize(("before", "after"), AWKWARD.values(), ids=AWKWARD)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("tail_mean.py")
    path.write_bytes(TAIL_MEAN)
    return path


def rows(end: Any) -> list[dict[str, Any]]:
    assert end.code == 0
    return [json.loads(line) for line in end.out.decode().split("\n")[:-1]]


def splice(row: dict[str, Any], text: str) -> str:
    assert text[row["start"] : row["end"]] == row["original"]
    return text[: row["start"]] + row["replacement"] + text[row["end"] :]


def test_prints_one_diff_per_mutant(invoke: Invoke, path: Path) -> None:
    end = invoke("mutate", path, "--op", "wrongcomparison")
    ids = [row["id"] for row in rows(invoke("mutate", path, "--op", "wrongcomparison", "--json"))]
    expected = [
        f"""\
--- tail_mean.py
+++ tail_mean.py\t{ids[number]}
@@ -1,7 +1,7 @@ tail_mean
 {TAIL_MEAN.decode().splitlines()[0]}
{" "}
 def tail_mean(readings, k):
-    if not readings or k <= 0:
+    if not readings or k {operator} 0:
         return 0.0
     window = readings[-k:]
     return sum(window) / len(window)
"""
        for number, operator in enumerate((">=", ">"))
    ]
    assert end.code == 0
    assert end.err == "tail_mean.py:9: the tests from here on are left as they are\n"
    assert end.out.decode() == "".join(expected)


def test_both_commands_are_the_same(
    invoke: Invoke, path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    end = invoke("mutate", path, "--show", "list")
    monkeypatch.setattr(sys, "argv", ["mutate", str(path), "--show", "list"])
    with pytest.raises(SystemExit, match="0"):
        mutate_main()
    assert capsysbinary.readouterr() == (end.out, end.err.encode())


def test_reads_standard_input(invoke: Invoke, path: Path) -> None:
    end = invoke("mutate", "-", stdin=TAIL_MEAN)
    assert end.out.replace(b"<stdin>", b"tail_mean.py") == invoke("mutate", path).out


@pytest.mark.parametrize("name", ["wrong_comparison", "wrong-comparison", "WrongComparison"])
def test_operator_names_are_folded(invoke: Invoke, path: Path, name: str) -> None:
    assert {row["operator"] for row in rows(invoke("mutate", path, "--op", name, "--json"))} == {
        "wrong_comparison"
    }


def test_the_selecting_options_select(invoke: Invoke, path: Path) -> None:
    path.write_bytes(TAIL_MEAN.replace(b"assert", b"def other(x):\n    return x < 3 and x + 2\n\nassert", 1))
    everything = rows(invoke("mutate", path, "--json"))

    def selected(*options: str) -> list[dict[str, Any]]:
        return rows(invoke("mutate", path, "--json", *options))

    two = ("--op", "wrong_operator", "--op", "off_by_one_boundary")
    assert selected(*two) == [
        row for row in everything if row["operator"] in {"wrong_operator", "off_by_one_boundary"}
    ]
    assert selected("--rule", "Strictness") == [row for row in everything if row["rule"] == "strictness"]
    assert selected("--function", "other") == [row for row in everything if row["function"] == "other"]
    assert selected("--id", everything[4]["id"], "--id", everything[1]["id"]) == [
        everything[1],
        everything[4],
    ]
    assert {row["function"] for row in everything} == {"tail_mean", "other"}


def test_json_rows_obey_the_schema_and_make_the_source(invoke: Invoke, path: Path) -> None:
    for row in rows(invoke("mutate", path, "--json", "--show", "source")):
        source = row.pop("source")
        check(row, "mutant")
        assert splice(row, TAIL_MEAN.decode()) == source


def test_json_holds_the_diff_when_asked(invoke: Invoke, path: Path) -> None:
    found = rows(invoke("mutate", path, "--json", "--show", "diff"))
    assert "".join(row["diff"] for row in found).encode() == invoke("mutate", path).out


def test_a_list_has_one_line_per_mutant(invoke: Invoke, path: Path) -> None:
    found = rows(invoke("mutate", path, "--json"))
    lines = invoke("mutate", path, "--show", "list").lines
    assert [line.split()[0] for line in lines] == [row["id"] for row in found]
    (row,) = (row for row in found if row["replacement"] == ">=")
    assert lines[found.index(row)].endswith("  4:25 `<=` -> `>=`")


def test_tests_are_never_mutated(invoke: Invoke, path: Path) -> None:
    end = invoke("mutate", path, "--function", "close")
    assert end.code == 1
    assert end.err.splitlines()[-1] == "tail_mean.py: no mutant can be planted"
    assert invoke("mutate", path, "--function", "close", "--quiet").err.count("\n") == 1
    assert {row["function"] for row in rows(invoke("mutate", path, "--json"))} == {"tail_mean"}
    crlf = TAIL_MEAN.replace(b"\n", b"\r\n")
    assert {row["function"] for row in rows(invoke("mutate", "-", "--json", stdin=crlf))} == {"tail_mean"}


@awkward
def test_a_lone_source_is_printed_byte_for_byte(invoke: Invoke, before: bytes, after: bytes) -> None:
    end = invoke("mutate", "-", "--rule", "strictness", "--show", "source", stdin=before)
    assert (end.code, end.out) == (0, after)


@awkward
def test_git_applies_the_diff(invoke: Invoke, tmp_path: Path, before: bytes, after: bytes) -> None:
    (tmp_path / "file.py").write_bytes(before)
    end = invoke("mutate", tmp_path / "file.py", "--rule", "strictness")
    patch = end.out.replace(f"{tmp_path}/".encode(), b"")
    command = ["git", "apply", "-p0", "--whitespace=nowarn", "-"]
    environment = {"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}
    subprocess.run(command, cwd=tmp_path, input=patch, check=True, env=environment)
    assert (tmp_path / "file.py").read_bytes() == after


def test_several_sources_stand_below_their_ids(invoke: Invoke, path: Path) -> None:
    found = rows(invoke("mutate", path, "--op", "wrong_comparison", "--json"))
    end = invoke("mutate", path, "--op", "wrong_comparison", "--show", "source")
    assert end.out.decode() == "".join(f"# {row['id']}\n{splice(row, TAIL_MEAN.decode())}" for row in found)


@awkward
def test_a_folder_gets_one_file_per_mutant_and_an_index(
    invoke: Invoke, tmp_path: Path, before: bytes, after: bytes
) -> None:
    out = tmp_path / "out"
    assert invoke("mutate", "-", "--rule", "strictness", "-o", out, stdin=before).code == 0
    (row,) = map(json.loads, (out / "index.jsonl").read_text("utf-8").splitlines())
    assert (out / row.pop("file")).read_bytes() == after
    check(row, "mutant")
    assert len(list(out.iterdir())) == 2


def test_the_index_lists_every_file(invoke: Invoke, path: Path) -> None:
    end = invoke("mutate", path, "-o", "out")
    index = [json.loads(line) for line in Path("out/index.jsonl").read_text("utf-8").splitlines()]
    assert end.lines == [f"out: {len(index)} mutants and index.jsonl"]
    assert sorted(row["file"] for row in index) == [row["file"] for row in index]
    assert {row["file"] for row in index} | {"index.jsonl"} == {entry.name for entry in Path("out").iterdir()}
    for row in index:
        assert Path("out", row["file"]).read_text("utf-8") == splice(row, TAIL_MEAN.decode())


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_stack_holds_edits_that_lie_apart(invoke: Invoke, path: Path, size: int) -> None:
    found = rows(invoke("mutate", path, "--stack", size, "--json", "--show", "source"))
    for row in found:
        text = TAIL_MEAN.decode()
        assert len(row["edits"]) == size
        for edit in row["edits"]:
            check(edit, "mutant")
        ends = [0, *(edit["end"] for edit in row["edits"])]
        assert all(edit["start"] >= end for edit, end in zip(row["edits"], ends, strict=False))
        for edit in reversed(row["edits"]):
            text = splice(edit, text)
        assert row["source"] == text
    assert len({row["id"] for row in found}) == len(found)


def test_stacks_depend_on_the_seed_alone(invoke: Invoke, path: Path) -> None:
    first = invoke("mutate", path, "--stack", 2, "--seed", 1, "--show", "list")
    assert invoke("mutate", path, "--stack", 2, "--seed", 1, "--show", "list") == first
    assert invoke("mutate", path, "--stack", 2, "--seed", 2, "--show", "list") != first


def test_a_stack_is_found_by_its_id(invoke: Invoke, path: Path) -> None:
    found = rows(invoke("mutate", path, "--stack", 2, "--json"))
    assert rows(invoke("mutate", path, "--stack", 2, "--json", "--id", found[3]["id"])) == [found[3]]


def test_lists_the_operators(invoke: Invoke) -> None:
    end = invoke("mutate", "--list-operators")
    for operator in OPERATORS:
        assert any(line.startswith(f"{operator.name}: ") for line in end.lines)
        for rule in operator.rules:
            assert any(line.split()[0] == rule and " -> " in line for line in end.lines)


def test_lists_operators_for_machines(invoke: Invoke) -> None:
    found = rows(invoke("mutate", "--list-operators", "--json", "--op", "wrong_comparison"))
    assert [row["operator"] for row in found] == ["wrong_comparison"]
    assert list(found[0]["rules"]) == ["equality", "order", "membership", "identity"]
    for example in found[0]["rules"].values():
        assert example["before"] != example["after"]


def test_verify_runs_the_tests_of_the_file(invoke: Invoke, path: Path) -> None:
    end = invoke("mutate", path, "--verify", "--json", "--jobs", 2)
    by_text = {(row["line"], row["original"], row["replacement"]): row["verdict"] for row in rows(end)}
    # `not readings or k >= 0` gives 0.0 for every test; only the second one wants that.
    assert by_text[4, "<=", ">="] == {
        "killed_by": "assert",
        "tests_failed": 3,
        "tests_total": 4,
        "outcomes": ["FAIL", "pass", "FAIL", "FAIL"],
    }
    # No test has a k of 0.
    assert by_text[4, "<=", "<"] == {
        "killed_by": None,
        "tests_failed": 0,
        "tests_total": 4,
        "outcomes": ["pass"] * 4,
    }
    sums = end.err.splitlines()[-1]
    assert sums.startswith(f"tail_mean.py: {len(by_text)} mutants: ")
    assert sum(int(part.split()[0]) for part in sums.split(": ")[-1].split(", ")) == len(by_text)


def test_verify_tells_in_words(invoke: Invoke, path: Path) -> None:
    end = invoke("mutate", path, "--verify", "--show", "list", "--quiet")
    assert end.err == ""
    (killed,) = (line for line in end.lines if "`<=` -> `>=`" in line)
    assert killed.endswith("killed by assert, 3 of 4 tests failed")
    (survivor,) = (line for line in end.lines if "`<=` -> `<`" in line)
    assert survivor.endswith("survived")


def test_a_function_that_is_too_deep_is_left_out_alone(invoke: Invoke) -> None:
    deep = "def deep(x):\n    return x" + " + x" * 900 + "\n\ndef flat(a):\n    return a < 3\n"
    end = invoke("mutate", "-", "--json", stdin=deep.encode())
    assert {row["function"] for row in rows(end)} == {"flat"}
    assert end.err == "<stdin>:1: deep left out: unsupported: too deep\n"


def test_the_output_depends_on_no_hash_seed(path: Path) -> None:
    command = [sys.executable, "-m", "execretrieval", "mutate", str(path), "--stack", "2", "--json"]
    outputs = {
        subprocess.run(
            command, capture_output=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("0", "1")
    }
    assert len(outputs) == 1


def on_terminal(path: Path, **environment: str) -> str:
    """Return what the command prints on a pseudo-terminal."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "execretrieval", "mutate", str(path), "--rule", "strictness"]
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(command, stdout=follower, env={**clean, **environment}):
        os.close(follower)
        read = b""
        try:
            while chunk := os.read(leader, 4096):
                read += chunk
        except OSError:  # the other end is closed
            pass
    os.close(leader)
    return read.decode()


def test_a_terminal_gets_colours_and_no_control_characters(path: Path) -> None:
    path.write_bytes(b"def f(a):\r\n    return '\x1b]0;title\x07', a < 3\r\n")
    text = on_terminal(path)
    assert "\x1b[31m-    return '\\x1b]0;title\\x07', a < 3\x1b[0m\r\n" in text
    assert "\x1b[32m+    return '\\x1b]0;title\\x07', a <= 3\x1b[0m\r\n" in text
    assert "\x1b" not in on_terminal(path, NO_COLOR="1")
