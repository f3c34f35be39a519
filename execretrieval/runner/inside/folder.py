# pathlib takes 13 ms to import, and a worker's children could see it.
# ruff: noqa: PTH101, PTH104, PTH106, PTH108, PTH118, PTH208
"""Empty or remove a working folder, whatever a candidate built in it."""

from __future__ import annotations

import os
import stat


def empty(folder: str, *, change_modes: bool = True) -> None:
    """Remove everything in `folder`, without recursion and without long paths however deep it is.

    Raises:
        OSError: if something cannot be removed.

    """
    number = 0
    while names := os.listdir(folder):
        for name in names:
            path = os.path.join(folder, name)
            if not stat.S_ISDIR(os.lstat(path).st_mode):
                os.unlink(path)
                continue
            _make_usable(path, change_modes)
            for inner in os.listdir(path):
                inner_path = os.path.join(path, inner)
                if stat.S_ISDIR(os.lstat(inner_path).st_mode):
                    _make_usable(inner_path, change_modes)  # to move a folder is to write to it
                number += 1
                os.rename(inner_path, os.path.join(folder, f".{number}-{os.getpid()}"))
            os.rmdir(path)


def _make_usable(path: str, change_modes: bool) -> None:
    if change_modes:
        os.chmod(path, stat.S_IRWXU)


def remove(folder: str) -> None:
    """Remove `folder` and everything in it; a link or file that was put in its place is removed as such.

    Raises:
        OSError: if something cannot be removed, or nothing is there.

    """
    if not stat.S_ISDIR(os.lstat(folder).st_mode):
        os.unlink(folder)
        return
    os.chmod(folder, stat.S_IRWXU)
    empty(folder)
    os.rmdir(folder)
