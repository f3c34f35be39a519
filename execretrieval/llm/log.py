"""Append-only JSON Lines files that survive a kill at any byte."""

from __future__ import annotations

import fcntl
import json
import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from execretrieval.errors import InputError, OutputError, UsageError


class Log:
    """A file of JSON lines; a row is on disk when `append` returns. One process writes at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()

    def rows(self) -> list[dict[str, Any]]:
        """Return the rows. A last line without its line end was cut off by a kill, and does not count."""
        try:
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return []
        *lines, _cut = raw.split(b"\n")
        rows: list[dict[str, Any]] = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(json.loads(line))
            except ValueError:
                raise InputError("is not JSON; the file was changed", path=self.path, line=number) from None
        return rows

    def append(self, row: Mapping[str, Any]) -> None:
        """Write one row and wait until it is on disk; what a kill left of a row before it is cut off."""
        line = json.dumps(row, ensure_ascii=False, allow_nan=False).encode("utf-8") + b"\n"
        with self._lock, _writing(self.path), self.path.open("ab+") as file:
            _cut_torn_line(file.fileno())
            file.write(line)
            file.flush()
            os.fsync(file.fileno())


def _cut_torn_line(handle: int) -> None:
    size = os.fstat(handle).st_size
    end = size
    while end:
        start = max(0, end - 4096)
        block = os.pread(handle, end - start, start)
        newline = block.rfind(b"\n")
        if newline >= 0:
            end = start + newline + 1
            break
        end = start
    if end < size:
        os.ftruncate(handle, end)


def replace(path: Path, text: str) -> None:
    """Write a file whole or not at all, in place of an older one."""
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    with _writing(path):
        try:
            with partial.open("xb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a folder for one process; UsageError where another one holds it."""
    with _writing(folder):
        handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise UsageError(f"{folder}: another command is at work there; wait for it to end") from None
    finally:
        os.close(handle)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputError(f"{path}: cannot be written: {error.strerror or error}") from error
