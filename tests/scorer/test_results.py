from __future__ import annotations

import json

import pytest

from execretrieval.errors import OutputError
from execretrieval.scorer.results import differences, file_name, render, write


@pytest.mark.parametrize(
    ("system", "name"),
    [("bm25", "bm25.json"), ("bm25:words", "bm25-words.json"), ("static:l2", "static-l2.json")],
)
def test_plain_names_stay_readable(system, name):
    assert file_name(system) == name


def test_other_names_are_safe_and_stay_apart():
    systems = [
        "run:/a/b.txt",
        "run:a/b.txt",
        "st:BAAI/bge",
        "st:baai/bge",
        "run:../../x",
        "run:" + "x" * 300,
        "run:ä",
    ]
    names = [file_name(system) for system in systems]
    assert len({name.lower() for name in names}) == len(names)
    for name in names:
        assert name.endswith(".json")
        assert len(name) < 120
        assert not name.startswith((".", "-"))
        assert set(name) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-")


def test_bytes_are_json_one_line_a_query():
    result = {"model": "ä", "metrics": {"exec@1": 0.5}, "per_query": [{"query_id": "a"}, {"query_id": "b"}]}
    data = render(result)
    assert json.loads(data) == result
    assert data.decode().splitlines() == [
        "{",
        '"model": "ä",',
        '"metrics": {"exec@1": 0.5},',
        '"per_query": [',
        '{"query_id": "a"},',
        '{"query_id": "b"}',
        "]",
        "}",
    ]
    assert json.loads(render({"per_query": []})) == {"per_query": []}


def test_a_write_that_fails_leaves_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "deep" / "a.json"
    write(path, b"old")

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OutputError, match="No space left"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in path.parent.iterdir()] == ["a.json"]


def test_what_decides_a_result_is_compared(tmp_path):
    path = tmp_path / "a.json"
    assert differences(path, {"seed": 1}) is None
    path.write_text('{"seed": 1, "ks": [1], "per_query": []}')
    assert differences(path, {"seed": 1, "ks": [1]}) == []
    assert differences(path, {"seed": 2, "ks": [1], "ties": "expected"}) == ["seed", "ties"]
    twice = '{"seed": 1, "seed": 1, "per_query": []}'
    for text in ("[]", "not json", "{}", "[" * 100_000, twice):
        path.write_text(text)
        with pytest.raises(OutputError, match="in the way"):
            differences(path, {"seed": 1})
