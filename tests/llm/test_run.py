"""The folder of a run: whole or not there, resumable at any byte."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval.errors import InputError, OutputError, UsageError
from execretrieval.llm import Failure, Reply, Request, Run, Usage, locked
from execretrieval.llm.log import Log

REPLY = Reply('{"word": "a", "n": 1}', Usage(10, 5), "m-1-2026", "id")


@pytest.fixture
def api() -> str:
    return "chat"


def test_ids_are_safe_for_both_providers_and_depend_on_all_that_decides(
    ask: Callable[..., Request],
) -> None:
    ids = {
        ask(1).custom_id,
        ask(2).custom_id,
        ask(1, model="m-2").custom_id,
        ask(1, sampling={}).custom_id,
        ask(1, base_url="http://127.0.0.1/v1").custom_id,
        ask(1, system="Other.").custom_id,
        ask(1, prompt="tester.v2").custom_id,
        ask(1, max_output_tokens=7).custom_id,
    }
    assert len(ids) == 8
    for name in ids:
        assert name.startswith("tester-")
        assert len(name) == len("tester-") + 40
        assert set(name) <= set("tester-0123456789abcdef")
    assert ask(1).custom_id == ask(1).custom_id


def test_planning_the_same_again_changes_nothing(tmp_path: Path, ask: Callable[..., Request]) -> None:
    for _ in range(2):
        Run.create(tmp_path / "run", {"stage": "s"}, [ask(1)], {"inputs.jsonl": "{}\n"})
    before = {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}
    assert set(before) == {"manifest.json", "requests.jsonl", "inputs.jsonl"}
    with pytest.raises(UsageError, match="holds another plan"):
        Run.create(tmp_path / "run", {"stage": "s"}, [ask(2)])
    assert before == {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path, ask: Callable[..., Request]) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(UsageError, match="holds other files"):
        Run.create(tmp_path, {}, [ask(1)])


def test_a_plan_that_was_killed_half_way_is_planned_again(
    tmp_path: Path, ask: Callable[..., Request]
) -> None:
    (tmp_path / "requests.jsonl").write_text("half")
    (tmp_path / ".manifest.json.123.partial").write_text("{")
    with pytest.raises(InputError, match="is no run; make one with `plan`"):
        Run(tmp_path)
    Run.create(tmp_path, {}, [ask(1)])
    assert list(Run(tmp_path).requests) == [ask(1).custom_id]


def test_requests_that_were_changed_are_refused(new_run: Callable[..., Run]) -> None:
    run = new_run(1)
    path = run.folder / "requests.jsonl"
    path.write_text(path.read_text().replace("question", "Question"))
    with pytest.raises(InputError, match=r"requests\.jsonl: was changed after it was planned"):
        Run(run.folder)


def test_what_was_recorded_is_read_back(new_run: Callable[..., Run]) -> None:
    run = new_run(3)
    one, two, three = run.requests
    run.record(one, one, REPLY)
    run.record(two, two, Failure("refusal", "no", Usage(7, 1)), via="batch_1")
    run.record(three, three, Failure("overloaded", "HTTP 529"))
    for state in (run, Run(run.folder)):
        assert state.accepted[one].value == {"word": "a", "n": 1}
        assert [state.state(name) for name in (one, two, three)] == ["answered", "failed", "open"]
        assert state.usage() == Usage(17, 6)
        assert state.recorded == {("direct", one), ("batch_1", two), ("direct", three)}


def test_a_line_of_json_is_never_half_read(new_run: Callable[..., Run]) -> None:
    run = new_run(2)
    one, two = run.requests
    run.record(one, one, REPLY)
    whole = (run.folder / "replies.jsonl").read_bytes()
    run.record(two, two, REPLY)
    both = (run.folder / "replies.jsonl").read_bytes()
    for cut in range(len(whole), len(both)):
        (run.folder / "replies.jsonl").write_bytes(both[:cut])
        resumed = Run(run.folder)
        assert set(resumed.accepted) == {one}
        resumed.record(two, two, REPLY)
        assert (run.folder / "replies.jsonl").read_bytes() == both


@given(rows=st.lists(st.dictionaries(st.text(), st.text()), max_size=5), torn=st.binary(max_size=9000))
def test_a_log_keeps_rows_and_drops_a_torn_line(
    tmp_path_factory: pytest.TempPathFactory, rows: list[dict[str, str]], torn: bytes
) -> None:
    rows = json.loads(json.dumps(rows).encode("utf-8", "replace"))
    log = Log(tmp_path_factory.mktemp("log") / "log.jsonl")
    for row in rows:
        log.append(row)
    with log.path.open("ab") as file:
        file.write(torn.replace(b"\n", b" "))
    assert log.rows() == rows
    log.append({"last": "row"})
    assert log.rows() == [*rows, {"last": "row"}]


def test_a_changed_log_is_named(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text('{"a": 1}\nnonsense\n{"b": 2}\n')
    with pytest.raises(InputError, match=r"log\.jsonl:2: is not JSON; the file was changed"):
        Log(tmp_path / "log.jsonl").rows()


def test_a_full_disk_is_no_traceback() -> None:
    with pytest.raises(OutputError, match="/dev/full: cannot be written"):
        Log(Path("/dev/full")).append({"a": 1})


def test_one_command_at_a_time(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(UsageError, match="another command is at work"), locked(tmp_path):
        pass
    with locked(tmp_path):
        pass
