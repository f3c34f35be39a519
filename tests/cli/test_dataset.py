from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from execretrieval.cli import cli, run
from execretrieval.datasets import (
    CorpusRow,
    Dataset,
    DistractorRow,
    ExecutionRow,
    QueryRow,
    code_sha256,
    corpus_id,
    query_id,
    write_dataset,
)
from execretrieval.datasets import tests_sha256 as suite_sha256

GOOD = "def larger(a, b):\n    return a if a > b else b"
BAD = "def larger(a, b):\n    return a if a < b else b"
QUERY = "Give the larger of two numbers."
TESTS = ("assert larger(1, 2) == 2", "assert larger(2, 2) == 2")
EDIT = {
    "operator": "wrong_comparison",
    "rule": "order",
    "start": 36,
    "end": 37,
    "line": 2,
    "column": 18,
    "original": ">",
    "replacement": "<",
    "edit_span": 1,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    good, bad, query = corpus_id(GOOD), corpus_id(BAD), query_id(QUERY)
    metadata = {"task_id": "bundled/geometry/larger", "function_name": "larger", "domain": "geometry"}
    dataset = Dataset(
        path=None,
        corpus=(
            CorpusRow(good, GOOD, "correct", "exec_geometry_1"),
            CorpusRow(bad, BAD, "incorrect", "exec_geometry_1", "wrong_comparison"),
        ),
        queries=(QueryRow(query, QUERY, TESTS, (good,), (bad,), "exec_geometry_1", metadata),),
        distractors=(DistractorRow(bad, good, query, (EDIT,), "wrong_comparison", "assert", 1, 2, 0.5),),
        executions=(
            ExecutionRow(code_sha256(GOOD), suite_sha256(TESTS), ("pass", "pass"), True),
            ExecutionRow(code_sha256(BAD), suite_sha256(TESTS), ("FAIL", "pass"), False),
        ),
        manifest={
            "format": "execretrieval-dataset",
            "format_version": 1,
            "tool_version": "0.0.1",
            "operator_set_version": "1",
            "python": "3.11",
            "seed": 0,
            "settings": {},
            "counts": {"corpus": 2, "queries": 1, "distractors": 1},
        },
    )
    write_dataset(tmp_path / "data", dataset, {})
    return tmp_path / "data"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]):
    def call(*arguments: object) -> tuple[object, str, str]:
        with pytest.raises(SystemExit) as end:
            run(cli, ["dataset", *map(str, arguments)], prog_name="execretrieval")
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return end.value.code, out, err

    return call


def test_show_counts_by_operator_domain_and_density(call, folder: Path) -> None:
    code, out, err = call("show", folder)
    assert (code, err) == (0, "")
    assert out == (
        f"{folder}: made by execretrieval 0.0.1\n1 queries, 2 snippets, 1 distractors\n\n"
        "bug type          n\nwrong_comparison  1\n\ndomain    n\ngeometry  1\n\n"
        "distractors  families\n1                   1\n"
    )
    shown = json.loads(call("show", folder, "--json")[1])
    assert shown["by_bug_type"] == {"wrong_comparison": 1}
    assert shown["manifest"]["python"] == "3.11"


@pytest.mark.parametrize(
    "name", [query_id(QUERY), corpus_id(BAD), corpus_id(GOOD), "bundled/geometry/larger", "larger"]
)
def test_show_prints_one_family(call, folder: Path, name: str) -> None:
    code, out, _ = call("show", folder, name)
    assert code == 0
    assert out == (
        f"{query_id(QUERY)} (geometry)\n\n{QUERY}\n\n{TESTS[0]}\n{TESTS[1]}\n\n"
        f"{corpus_id(GOOD)}: correct, passes all 2 tests\n{GOOD}\n\n"
        f"{corpus_id(BAD)}: wrong_comparison, fails 1 of 2 tests (assert)\n"
        "@@ -1,2 +1,2 @@\n def larger(a, b):\n"
        "-    return a if a > b else b\n+    return a if a < b else b\n"
        f"  fails {TESTS[0]}\n"
    )


def test_diffs_are_coloured_on_a_terminal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    found = CliRunner().invoke(cli, ["dataset", "show", str(folder), "larger"], color=True)
    assert "\x1b[31m-    return a if a > b else b\x1b[0m\n" in found.output
    assert "\x1b[32m+    return a if a < b else b\x1b[0m\n" in found.output


def test_a_task_of_core_needs_no_folder(call) -> None:
    code, out, _ = call("show", "covered_rect_area")
    assert code == 0
    assert out == call("show", "core", "covered_rect_area")[1]
    assert out.count("\n@@ ") == 4


def test_show_prints_one_family_as_json(call, folder: Path) -> None:
    family = json.loads(call("show", folder, "larger", "--json")[1])
    assert family["task_id"] == "bundled/geometry/larger"
    good, bad = family["members"]
    assert (good["code"], good["passes_all_tests"], good["edits"]) == (GOOD, True, [])
    assert (bad["killed_by"], bad["test_results"], bad["edits"]) == ("assert", ["FAIL", "pass"], [EDIT])


def test_show_says_what_it_did_not_find(call, folder: Path) -> None:
    assert call("show", folder, "smaller") == (2, "", f"Error: no family of {folder} is called smaller\n")


def test_a_foreign_folder_is_shown_with_notes(call, tmp_path: Path) -> None:
    row = {"corpus_id": "c_0001", "code": "def f(): pass", "label": "correct"}
    query = {"query_id": "q_0001", "query": "Q.", "test_suite": ["f()"], "correct_corpus_ids": ["c_0001"]}
    (tmp_path / "corpus.jsonl").write_text(json.dumps(row))
    (tmp_path / "queries.jsonl").write_text(json.dumps(query))
    code, out, _ = call("show", tmp_path)
    assert code == 0
    assert f"{tmp_path}: no manifest\n" in out
    assert "note: execution_cache.jsonl is not there\n" in out
    assert "never run" in call("show", tmp_path, "c_0001")[1]
    assert call("verify", tmp_path)[0] == 0


def test_verify_finds_a_changed_byte(call, folder: Path) -> None:
    assert call("verify", folder) == (0, f"{folder}: whole\n", "")
    path = folder / "execution_cache.jsonl"
    path.write_bytes(path.read_bytes().replace(b"FAIL", b"pass"))
    code, out, _ = call("verify", folder)
    assert code == 1
    assert "execution_cache.jsonl: hash: differs from the sha256 in manifest.json\n" in out
    assert out.endswith(f"{folder}: 2 findings\n")
    code, out, _ = call("verify", folder, "--json")
    assert code == 1
    assert {finding["rule"] for finding in json.loads(out)["findings"]} == {"hash", "verdict"}


@pytest.mark.parametrize("command", ["show", "verify"])
def test_bad_input_gives_one_clear_line(call, tmp_path: Path, command: str) -> None:
    (tmp_path / "file").touch()
    for name, reason in (("none", "no such folder"), ("file", "is a file, not a dataset folder")):
        code, out, err = call(command, tmp_path / name)
        assert (code, out, err) == (2, "", f"Error: {tmp_path / name}: {reason}\n")
    code, _, err = call(command, tmp_path)
    assert (code, err) == (2, f"Error: {tmp_path}: is no dataset folder: it has no corpus.jsonl\n")


@pytest.mark.parametrize("command", ["", "show", "verify"])
def test_help_ends_with_an_example(call, command: str) -> None:
    code, out, _ = call(*command.split(), "--help")
    assert code == 0
    assert f"execretrieval dataset {command}" in out[out.index("Example:") :]
