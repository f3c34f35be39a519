from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from execretrieval.datasets import require_new_folder
from execretrieval.datasets.atomic import new_folder, write_new, write_synced
from execretrieval.errors import OutputError

# A limit on the size of files stands for a full disk: both are an OSError in the middle of writing.
LIMITED = """
import resource, sys
from pathlib import Path
from execretrieval.datasets.atomic import new_folder, write_new, write_synced
from execretrieval.errors import OutputError
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    if sys.argv[2] == "file":
        write_new(sys.argv[1], "x" * 5000)
    else:
        with new_folder(sys.argv[1]) as folder:
            write_synced(folder / "small", b"x")
            write_synced(folder / "large", b"x" * 5000)
except OutputError as error:
    print(error)
"""


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_nothing_half_written_stays_on_a_full_disk(tmp_path: Path, kind: str) -> None:
    out = tmp_path / "out"
    end = subprocess.run(
        [sys.executable, "-B", "-c", LIMITED, str(out), kind], capture_output=True, text=True, check=False
    )
    assert (end.returncode, end.stderr) == (0, "")
    assert end.stdout == f"{out}: cannot be written: File too large\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
def test_nothing_stays_when_the_writer_fails(tmp_path: Path, error: type[BaseException]) -> None:
    def fill() -> None:
        with new_folder(tmp_path / "out") as folder:
            write_synced(folder / "one", b"1")
            raise error

    with pytest.raises(error):
        fill()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_appears_whole_below_new_parents(tmp_path: Path) -> None:
    out = tmp_path / "a" / "b"
    with new_folder(out) as folder:
        (folder / "deep").mkdir()
        write_synced(folder / "deep" / "file", b"1")
        assert not out.exists()
    assert (out / "deep" / "file").read_bytes() == b"1"
    assert [path.name for path in out.parent.iterdir()] == ["b"]


def test_taken_names_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    with pytest.raises(OutputError, match="is not empty"):
        require_new_folder(tmp_path)
    for name in ("file", "dangling"):
        with pytest.raises(OutputError, match="is not a folder"):
            require_new_folder(tmp_path / name)
    require_new_folder(tmp_path / "new")
    with pytest.raises(OutputError, match="file: exists already"):
        write_new(file, "text")
    assert file.read_text() == ""


def test_a_name_below_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(OutputError, match="below: lies below a file"):
        write_new(file / "below", "text")
    with pytest.raises(OutputError, match="below: lies below a file"), new_folder(file / "below"):
        pass


def test_the_current_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (".", tmp_path, f"../{tmp_path.name}"):
        with pytest.raises(OutputError, match="is the current folder"):
            require_new_folder(name)
    assert tmp_path.is_dir()


def test_what_a_killed_run_left_is_not_in_the_way(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\nfrom execretrieval.datasets.atomic import new_folder\n"
        "with new_folder('out') as folder:\n    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    killed = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=False)
    assert killed.returncode == -9
    with new_folder(tmp_path / "out") as folder:
        (folder / "file").write_text("whole")
    assert (tmp_path / "out" / "file").read_text() == "whole"
