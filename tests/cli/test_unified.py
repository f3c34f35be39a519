"""Diffs are checked by those who read them: `git apply` rebuilds the changed bytes."""

from __future__ import annotations

import difflib
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval.cli.unified import unified_diff

LINES = st.lists(st.sampled_from([b"a", b"b", b"\x0c", b"x\r", b"\xe9\xff", b"c = 1", b""]), max_size=30)


def diff(before: bytes, after: bytes) -> bytes:
    return b"".join(unified_diff(before, after, name="file.py", label="an-id", section="f"))


def apply(folder: Path, before: bytes, patch: bytes) -> bytes:
    (folder / "file.py").write_bytes(before)
    command = ["git", "apply", "-p0", "--whitespace=nowarn", "-"]
    subprocess.run(
        command, cwd=folder, input=patch, check=True, env={"GIT_CEILING_DIRECTORIES": str(folder.parent)}
    )
    return (folder / "file.py").read_bytes()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"a\nb\nc\n", b"a\nB\nc\n"),
        (b"a\r\nb\r\nc", b"a\r\nb\r\nC"),
        (b"a\nb", b"a\n"),
        (b"\xef\xbb\xbfa = 1\n", b"\xef\xbb\xbfa = 2\n"),
        (b"# coding: latin-1\ns = '\xe9'\nx = 1\n", b"# coding: latin-1\ns = '\xe9'\nx = 2\n"),
        (b"1\n2\n3\n4\n5\n6\n7\n8\n9\n", b"one\n2\n3\n4\n5\n6\n7\n8\nnine\n"),
        (b"1\n2\n3\n4\n5\n6\n7\n8\n9\n", b"1\n2\n3\n4\n6\n7\n8\n9\n"),
        (b"f\n\x0c\nx\x0by\n", b"f\n\x0c\nx\x0bz\n"),
    ],
)
def test_git_applies_the_diff(tmp_path: Path, before: bytes, after: bytes) -> None:
    assert apply(tmp_path, before, diff(before, after)) == after


def test_the_headers_name_file_id_and_function() -> None:
    assert diff(b"a\nb\n", b"a\nc\n").splitlines() == [
        b"--- file.py",
        b"+++ file.py\tan-id",
        b"@@ -1,2 +1,2 @@ f",
        b" a",
        b"-b",
        b"+c",
    ]


def test_a_change_amid_a_long_file_keeps_its_line_numbers() -> None:
    lines = [f"line {number}\n" for number in range(1, 1001)]
    changed = [*lines[:499], "another\n", *lines[501:]]
    expected = list(difflib.unified_diff(lines, changed))[2:]
    ours = diff("".join(lines).encode(), "".join(changed).encode()).decode().replace(" @@ f\n", " @@\n")
    assert ours.splitlines(keepends=True)[2:] == expected


@given(head=LINES, old=LINES, new=LINES, tail=LINES)
def test_hunks_equal_those_of_difflib(
    head: list[bytes], old: list[bytes], new: list[bytes], tail: list[bytes]
) -> None:
    before = b"".join(line + b"\n" for line in [b"start", *head, *old, *tail])
    after = b"".join(line + b"\n" for line in [b"begin", *head, *new, *tail, b"end"])
    expected = difflib.unified_diff(
        [line + "\n" for line in before.decode("latin-1").split("\n")[:-1]],
        [line + "\n" for line in after.decode("latin-1").split("\n")[:-1]],
    )
    ours = diff(before, after).decode("latin-1").replace(" @@ f\n", " @@\n")
    assert ours.split("\n")[2:] == "".join(expected).split("\n")[2:]
