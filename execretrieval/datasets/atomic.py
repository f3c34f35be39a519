"""Output that is there whole or not at all."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from execretrieval.errors import OutputError


@contextmanager
def new_folder(folder: str | Path) -> Iterator[Path]:
    """Yield an empty folder that becomes `folder` when the block ends without an error.

    It is made beside `folder`, synced to disk and renamed. Raises OutputError if `folder` holds anything, and
    for any OSError on the way (disk full, file too large, no permission); then nothing of it stays.
    """
    folder = Path(folder)
    with _writing(folder):
        require_new_folder(folder)
        folder = folder.resolve()
        _make_parent(folder)
        partial = _partial(folder)
        partial.mkdir()
        try:
            yield partial
            for path in sorted(partial.rglob("*")):
                sync(path)
            sync(partial)
            partial.rename(folder)
        except BaseException:
            shutil.rmtree(partial, ignore_errors=True)
            raise
        sync(folder.parent)


def write_new(path: str | Path, text: str) -> None:
    """Write a new UTF-8 file; raises OutputError like `new_folder`, also if `path` exists."""
    path = Path(path)
    with _writing(path):
        if path.exists():
            raise OutputError(f"{path}: exists already; choose another name or remove it")
        _make_parent(path)
        partial = _partial(path)
        try:
            write_synced(partial, text.encode("utf-8"))
            partial.rename(path)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
        sync(path.parent)


def replace_file(path: str | Path, data: bytes) -> None:
    """Put new content in the place of a file's, all of it or none; raises OutputError if that fails."""
    path = Path(path)
    with _writing(path):
        partial = _partial(path)
        try:
            write_synced(partial, data)
            partial.chmod(path.stat().st_mode & 0o777)
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)
        sync(path.parent)


@contextmanager
def whole_file(path: str | Path) -> Iterator[BinaryIO]:
    """Yield a file that becomes `path`, in place of any old one, when the block ends without an error.

    Raises OutputError like `new_folder`; then an old file stays as it was.
    """
    path = Path(path)
    with _writing(path):
        _make_parent(path)
        partial = _partial(path)
        try:
            with partial.open("xb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)
        sync(path.parent)


def write_synced(path: Path, data: bytes) -> None:
    """Write a file and wait until it is on disk."""
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def require_new_folder(folder: str | Path) -> None:
    """Raise OutputError if `folder` is a file, a folder that holds anything, or the current one.

    The new folder takes the place of an empty one; a shell that stands in it would see nothing of it.
    """
    folder = Path(folder)
    if folder.resolve() == Path.cwd():
        raise OutputError(f"{folder}: is the current folder; name a new one below it")
    if folder.is_dir():
        if any(folder.iterdir()):
            raise OutputError(f"{folder}: is not empty; choose another folder or empty it")
    elif folder.exists() or folder.is_symlink():
        raise OutputError(f"{folder}: is not a folder; choose another name")


def sync(path: Path) -> None:
    """Wait until a file or a folder's list of names is on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _make_parent(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise OutputError(f"{path}: lies below a file; choose another name") from None


def _partial(path: Path) -> Path:
    # A name that no earlier run left behind: kill -9 cleans nothing up.
    return path.parent / f".{path.name}.{secrets.token_hex(6)}.partial"


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    # A file above RLIMIT_FSIZE raises OSError too: Python ignores SIGXFSZ.
    try:
        yield
    except OSError as error:
        raise OutputError(f"{path}: cannot be written: {error.strerror or error}") from error
