"""An output folder is filled whole or left as it was."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from execretrieval.cli.folder import fill_folder
from execretrieval.errors import OutputError

FILES = [("a.py", b"1\r\n"), ("b.py", b"\xff"), ("index.jsonl", b"{}\n")]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", ["new", "new/below/new", "empty"])
def test_a_new_or_empty_folder_is_filled(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    fill_folder(tmp_path / name, FILES)
    assert content(tmp_path / name) == dict(FILES)


def test_a_folder_that_holds_anything_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".hidden").write_bytes(b"mine")
    with pytest.raises(OutputError, match="not empty"):
        fill_folder(tmp_path, FILES)
    assert content(tmp_path) == {".hidden": b"mine"}


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    with pytest.raises(OutputError, match="not a folder"):
        fill_folder(tmp_path / "file", FILES)
    with pytest.raises(OutputError, match=r"ot a (folder|directory)"):
        fill_folder(tmp_path / "file" / "below", FILES)


@pytest.fixture
def small_files() -> Iterator[None]:
    """No file of this process may grow beyond 64 bytes: the disk is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("there", [True, False])
def test_a_full_disk_leaves_nothing(tmp_path: Path, small_files: None, there: bool) -> None:
    if there:
        (tmp_path / "out").mkdir()
    with pytest.raises(OutputError, match="nothing was written"):
        fill_folder(tmp_path / "out", [*FILES, ("large.py", b"x" * 65)])
    assert (tmp_path / "out").exists() == there
    assert list(tmp_path.rglob("*")) == ([tmp_path / "out"] if there else [])


def test_an_interruption_leaves_nothing(tmp_path: Path) -> None:
    def files() -> Iterator[tuple[str, bytes]]:
        yield FILES[0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fill_folder(tmp_path / "out", files())
    assert list(tmp_path.iterdir()) == []
