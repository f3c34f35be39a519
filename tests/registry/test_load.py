from __future__ import annotations

import json
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

from execretrieval.errors import InputError, OutputError, SeveralInputsError
from execretrieval.registry import (
    Task,
    content_key,
    in_content_order,
    load_bundled,
    load_tasks,
    read_rows,
    read_taskfile,
    task_from_row,
    task_row,
    write_rows,
    write_taskfiles,
)
from execretrieval.schemas import check

ONE = Task(
    "set/1",
    "one",
    "Give one.",
    "geometry",
    "def one():\n    return 1",
    ("assert one() == 1",),
    {"source": "file"},
)
TWO = Task(
    "set/2",
    "two",
    "Give 2, “zwei”.",
    "validation",
    "def two():\n    return 2",
    ("assert two() == 2",),
    {"source": "llm"},
)


def put(path: Path, task: Task) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'"""{task.query}"""\n\n{task.canonical}\n\n{task.test_suite[0]}\n', encoding="utf-8")
    return path


def test_a_row_is_valid_and_gives_the_task_back() -> None:
    for task in (ONE, TWO):
        check(task_row(task), "task")
        assert task_from_row(json.loads(json.dumps(task_row(task)))) == task


def test_a_row_without_provenance_comes_from_a_file() -> None:
    row = task_row(ONE)
    del row["provenance"]
    assert task_from_row(row) == ONE


def test_rows_survive_a_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tasks.jsonl"
    write_rows([TWO, ONE], path)
    assert read_rows(path) == [TWO, ONE]
    assert "“zwei”" in path.read_text(encoding="utf-8")
    with pytest.raises(OutputError, match="exists already"):
        write_rows([ONE], path)
    assert read_rows(path) == [TWO, ONE]


def test_a_task_id_met_twice_is_refused_with_both_lines(tmp_path: Path) -> None:
    path = tmp_path / "tasks.jsonl"
    write_rows([ONE, TWO, ONE], path)
    with pytest.raises(InputError) as caught:
        read_rows(path)
    assert str(caught.value) == f"{path}:3: /task_id: 'set/1' stands already in line 1"


def test_every_kind_of_source_is_loaded_in_order(tmp_path: Path) -> None:
    write_rows([TWO], tmp_path / "rows.jsonl")
    folder = tmp_path / "geometry"
    put(folder / "b.py", ONE)
    put(folder / "a.py", ONE)
    put(folder / "deep" / "c.py", ONE)
    single = put(tmp_path / "other" / "single.py", ONE)
    for ignored in ("__init__.py", ".hidden.py", ".git/x.py", "__pycache__/x.py", "readme.txt"):
        (folder / ignored).parent.mkdir(exist_ok=True)
        (folder / ignored).write_text("not a task")
    found = load_tasks([str(tmp_path / "rows.jsonl"), str(folder), str(single)])
    assert [task.task_id for task in found] == ["set/2", "geometry/a", "geometry/b", "deep/c", "other/single"]
    assert [task.domain for task in found] == ["validation", "geometry", "geometry", "deep", "other"]
    found = load_tasks([tmp_path / "rows.jsonl", single], domain="mine")
    assert [(task.task_id, task.domain) for task in found] == [("set/2", "mine"), ("mine/single", "mine")]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("none.py", "no such file"),
        ("none.jsonl", "no such file"),
        ("none", "no such file"),
        ("empty", "holds no task files (.py)"),
        ("empty.jsonl", "holds no tasks"),
        ("geometry/broken.py", "syntax error: "),
    ],
)
def test_a_source_without_tasks_is_refused_by_name(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "geometry").mkdir()
    (tmp_path / "geometry" / "broken.py").write_text('"""Q."""\ndef f(:\n')
    with pytest.raises(InputError) as caught:
        load_tasks([tmp_path / name])
    assert caught.value.path == str(tmp_path / name)
    assert caught.value.reason.startswith(reason)


def test_two_tasks_of_one_id_are_refused(tmp_path: Path) -> None:
    first, second = put(tmp_path / "a/geometry/f.py", ONE), put(tmp_path / "b/geometry/f.py", TWO)
    with pytest.raises(InputError, match="two tasks are called 'geometry/f'"):
        load_tasks([first, second])


def test_bundled_tasks_are_the_files_in_the_package() -> None:
    folder = Path(str(resources.files("execretrieval.registry") / "bundled"))
    files = sorted(folder.glob("*/*.py"), key=lambda path: path.as_posix())
    found = load_bundled()
    assert [task.task_id for task in found] == [f"bundled/{path.parent.name}/{path.stem}" for path in files]
    assert all(task.provenance == {"source": "bundled"} for task in found)
    if not files:
        with pytest.raises(InputError, match="no tasks found"):
            load_tasks()
    else:
        assert load_tasks() == found


def test_content_order_knows_nothing_of_the_order_and_of_provenance() -> None:
    assert in_content_order([ONE, TWO]) == in_content_order([TWO, ONE])
    assert content_key(ONE) == content_key(replace(ONE, provenance={"source": "elsewhere"}))
    for field in ("function_name", "query", "canonical", "domain"):
        assert content_key(ONE) != content_key(replace(ONE, **{field: "other"}))  # type: ignore[arg-type]
    assert content_key(ONE) != content_key(replace(ONE, test_suite=("a", "b")))


def test_task_files_are_written_by_domain_and_name(tmp_path: Path) -> None:
    same = replace(ONE, task_id="set/3", canonical="def one():\n    return 3 // 3")
    upper = Task(
        "set/4", "One", "Give one again.", "geometry", "def One():\n    return 1", ("assert One() == 1",)
    )
    paths = write_taskfiles([TWO, upper, same, ONE], tmp_path / "out")
    names = [path.as_posix() for path in paths]
    assert len(names) == 4
    assert names[-1] == "validation/two.py"
    assert len({name.casefold() for name in names}) == 4
    back = [read_taskfile(tmp_path / "out" / path) for path in paths]
    assert {task.canonical for task in back} == {task.canonical for task in (ONE, TWO, same, upper)}
    again = write_taskfiles([ONE, same, TWO, upper], tmp_path / "again")
    assert again == paths
    for path in paths:
        assert (tmp_path / "out" / path).read_bytes() == (tmp_path / "again" / path).read_bytes()


def test_nothing_is_written_where_one_task_does_not_fit(tmp_path: Path) -> None:
    bad = replace(ONE, task_id="set/9", test_suite=("assert one()\nassert one()",))
    with pytest.raises(InputError, match="set/9"):
        write_taskfiles([TWO, bad], tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_every_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "geometry"
    folder.mkdir()
    (folder / "a.py").write_text('"""Query."""\ndef f(:\n')
    (folder / "b.py").write_text(
        '"""Query."""\ndef f():\n    return 1\n\ndef test_f():\n    assert f() == 1\n'
    )
    with pytest.raises(SeveralInputsError) as caught:
        load_tasks([folder])
    first, second = map(str, caught.value.errors)
    assert first.startswith(f"{folder / 'a.py'}:2")
    assert "the asserts inside test_f belong there" in second
