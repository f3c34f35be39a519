from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval.errors import InputError
from execretrieval.schemas import decode, read_json, read_jsonl, read_toml
from execretrieval.schemas.store import schema

ROW = schema("task")["examples"][0]
LINE = json.dumps(ROW).encode()


def test_a_toml_file_that_never_ends_or_is_too_deep_is_refused(tmp_path: Path) -> None:
    deep = tmp_path / "deep.toml"
    deep.write_text("a = " + "[" * 5000)
    for path, reason in (("/dev/zero", "is larger than 64 MiB"), (deep, "is nested too deeply")):
        with pytest.raises(InputError, match=reason):
            read_toml(path)


def written(tmp_path: Path, *lines: bytes) -> Path:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(b"\n".join(lines))
    return path


def error(path: Path) -> str:
    with pytest.raises(InputError) as caught:
        list(read_jsonl(path, "task"))
    return str(caught.value).removeprefix(str(path))


def test_rows_come_with_their_line_numbers(tmp_path: Path) -> None:
    path = written(tmp_path, LINE, b"", b"  ", LINE + b"\r", LINE, b"")
    assert list(read_jsonl(path, "task")) == [(1, ROW), (4, ROW), (5, ROW)]


def test_only_a_line_feed_ends_a_row(tmp_path: Path) -> None:
    odd = {**ROW, "query": "a\u2028b\u0085c\x0b"}
    path = written(tmp_path, json.dumps(odd, ensure_ascii=False).encode(), LINE)
    assert [(line, row["query"]) for line, row in read_jsonl(path, "task")] == [
        (1, odd["query"]),
        (2, ROW["query"]),
    ]


def test_a_compressed_file_is_read_like_a_plain_one(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl.gz"
    path.write_bytes(gzip.compress(LINE + b"\n" + LINE))
    assert list(read_jsonl(path, "task")) == [(1, ROW), (2, ROW)]


@pytest.mark.parametrize("damage", [lambda data: data[:-9], lambda data: b"{}" + data, lambda _: b""])
def test_a_damaged_compressed_file_is_refused(tmp_path: Path, damage: Any) -> None:
    path = tmp_path / "rows.jsonl.gz"
    path.write_bytes(damage(gzip.compress(LINE * 50)))
    if path.stat().st_size:
        assert error(path) == ": is not a whole gzip file"
    else:
        assert list(read_jsonl(path, "task")) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (LINE[:-1], "JSON that ends too early"),
        (LINE[:40], "JSON that ends too early"),
        (b"[1]", "must be an object, not a list"),
        (b"null", "must be an object, not null"),
        (b"\xff" + LINE, "not UTF-8 text (byte 0)"),
        (b'{"a": "\xe9"}', "not UTF-8 text (byte 7)"),
        (b"\xef\xbb\xbf" + LINE, "begins with a byte order mark; save it as UTF-8 without one"),
        (b'{"a": 1, "a": 2}', "key 'a' stands twice in one object"),
        (b'{"b": {"a": 1, "c": 0, "a": 1}}', "key 'a' stands twice in one object"),
        (b'{"a": NaN}', "NaN is not JSON"),
        (b'{"a": -Infinity}', "-Infinity is not JSON"),
        (b'{"a": 1e999}', "number 1e999 is too large"),
        (b'{"a": 1' + b"0" * 5000 + b"}", "holds a number with too many digits"),
        (b'{"a": "\\ud800"}', "holds half of a surrogate pair, which no text can"),
        (b'{"a": ' + b"[" * 100_000, "is nested too deeply"),
        (b"{'a': 1}", "not JSON: Expecting property name enclosed in double quotes at column 2"),
        (LINE + LINE, f"not JSON: Extra data at column {len(LINE) + 1}"),
        (b"\x00\x01\x02", "not JSON: Expecting value at column 1"),
    ],
)
def test_line_three_of_five_is_refused_with_its_number(tmp_path: Path, line: bytes, reason: str) -> None:
    assert error(written(tmp_path, LINE, LINE, line, LINE, LINE)) == f":3: {reason}"


def test_an_invalid_row_has_line_and_pointer(tmp_path: Path) -> None:
    bad = json.dumps({**ROW, "test_suite": ["assert f()", 3]}).encode()
    path = written(tmp_path, LINE, LINE, bad, LINE)
    assert error(path) == ":3: /test_suite/1: must be a string, not a number"


def test_missing_files_and_folders_are_named(tmp_path: Path) -> None:
    assert error(tmp_path / "none.jsonl") == ": no such file"
    assert error(tmp_path) == ": is a folder, not a file"
    assert error(tmp_path / "none.jsonl.gz") == ": no such file"
    plain = tmp_path / "file"
    plain.touch()
    assert error(plain / "below.jsonl") == ": cannot be read: Not a directory"


def test_a_document_is_refused_with_the_line_of_the_mistake(tmp_path: Path) -> None:
    path = tmp_path / "manifest.json"
    path.write_text('{\n  "format": 1,\n  oops\n}\n')
    with pytest.raises(InputError) as caught:
        read_json(path, "manifest")
    assert caught.value.line == 3
    path.write_text(json.dumps(schema("manifest")["examples"][0], indent=2))
    assert read_json(path, "manifest")["python"] == "3.11"


@pytest.mark.parametrize("text", ['{"a": 1, "a": 2}', '{"a": NaN}', '{"a": "\\ud800"}', '{"a": [1e999]}'])
def test_no_line_is_named_for_a_mistake_somewhere_in_several(text: str) -> None:
    for raw, line in ((text + "\n", 7), (text.replace(" ", "\n"), None)):
        with pytest.raises(InputError) as caught:
            decode(raw.encode(), line=7)
        assert caught.value.line == line


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


@given(values, st.booleans())
def test_every_json_value_is_read_back(value: object, ascii_only: bool) -> None:
    assert decode(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


@given(st.binary(max_size=40))
def test_any_bytes_are_a_value_or_one_clear_error(raw: bytes) -> None:
    try:
        decode(raw)
    except InputError as refused:
        reason = refused.reason
    else:
        reason = ""
    assert "\n" not in reason
