"""Filling an output folder with all of its files or with none."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from pathlib import Path

from execretrieval.errors import OutputError


def refuse_unless_empty(folder: Path) -> None:
    """Check that `folder` is free to be filled.

    Raises:
        OutputError: if it is something else than a folder, cannot be read, or holds anything.

    """
    try:
        if any(folder.iterdir()):
            raise OutputError(f"{folder}: the folder is not empty; name a new or an empty one")
    except FileNotFoundError:
        return
    except NotADirectoryError:
        raise OutputError(f"{folder}: is not a folder") from None
    except OSError as error:
        raise OutputError(f"{folder}: {error.strerror}") from None


def fill_folder(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write (name, content) pairs into a new or empty folder; the last one appears last.

    All are written into a hidden folder inside it first, so that a full disk leaves nothing behind.

    Raises:
        OutputError: if the folder is not free or something cannot be written.

    """
    refuse_unless_empty(folder)
    was_there = folder.exists()
    moved: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".partial-", dir=folder) as partial:
            written = [_write(Path(partial, name), content) for name, content in files]
            for path in written:
                moved.append(path.replace(folder / path.name))
    except BaseException as error:
        for path in moved:
            path.unlink(missing_ok=True)
        if not was_there and folder.exists():
            folder.rmdir()
        if isinstance(error, OSError):
            raise OutputError(f"{folder}: {error.strerror}; nothing was written") from None
        raise


def _write(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path
