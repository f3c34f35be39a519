"""Vectors on disk: SQLite, one row per text, filed under everything that changes a vector."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets.ids import canonical_json
from execretrieval.errors import InputError

Vector = NDArray[np.float32]
Rows = Mapping[bytes, tuple[Vector, bool]]

_APPLICATION_ID = 0x45784556  # "ExEV"
_CHUNK = 500
_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS vectors (key BLOB PRIMARY KEY, vector BLOB, truncated INTEGER) WITHOUT ROWID"
)


def default_cache_path() -> Path:
    """Return the file of vectors in the user's cache folder (XDG Base Directory Specification)."""
    base = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    return Path(base) / "execretrieval" / "embeddings.sqlite"


def vector_key(recipe: Mapping[str, Any], role: str, text: str) -> bytes:
    """Return what a vector is filed under: sha256 of recipe, role and the exact text."""
    return sha256(canonical_json([dict(recipe), role, text]).encode()).digest()


class VectorCache:
    """The vectors in the SQLite file at `path`, made when first written to.

    Raises `InputError` if the file is damaged, is no cache of ours or cannot be opened.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(self.path, timeout=60.0)
            self._prepare()
        except (OSError, sqlite3.Error) as error:
            raise self._error(error) from error

    def get(self, keys: Iterable[bytes]) -> dict[bytes, tuple[Vector, bool]]:
        """Return what is there of the vectors filed under `keys`, and whether their texts were cut."""
        wanted = list(keys)
        found: dict[bytes, tuple[Vector, bool]] = {}
        try:
            for first in range(0, len(wanted), _CHUNK):
                part = wanted[first : first + _CHUNK]
                marks = ",".join("?" * len(part))
                query = f"SELECT key, vector, truncated FROM vectors WHERE key IN ({marks})"  # noqa: S608  # marks only
                for key, vector, truncated in self._connection.execute(query, part):
                    found[key] = np.frombuffer(vector, dtype="<f4"), bool(truncated)
        except sqlite3.Error as error:
            raise self._error(error) from error
        return found

    def put(self, rows: Rows) -> None:
        """Write vectors in one transaction."""
        try:
            with self._connection:
                self._connection.executemany(
                    "INSERT OR REPLACE INTO vectors VALUES (?, ?, ?)",
                    [(key, vector.astype("<f4").tobytes(), int(cut)) for key, (vector, cut) in rows.items()],
                )
        except sqlite3.Error as error:
            raise self._error(error) from error

    def __len__(self) -> int:
        try:
            return int(self._connection.execute("SELECT count(*) FROM vectors").fetchone()[0])
        except sqlite3.Error as error:
            raise self._error(error) from error

    def clear(self) -> None:
        """Remove all vectors and give the space back."""
        try:
            with self._connection:
                self._connection.execute("DELETE FROM vectors")
            self._connection.execute("VACUUM")
        except sqlite3.Error as error:
            raise self._error(error) from error

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _prepare(self) -> None:
        (ours,) = self._connection.execute("PRAGMA application_id").fetchone()
        (tables,) = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and ours != _APPLICATION_ID:
            self._connection.close()
            raise InputError("is no cache of vectors; name another file", path=self.path)
        self._connection.execute("PRAGMA journal_mode = WAL")
        with self._connection:
            self._connection.execute(_SCHEMA)
            self._connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")

    def _error(self, error: Exception) -> InputError:
        return InputError(f"the cache of vectors cannot be used: {error}", path=self.path)
