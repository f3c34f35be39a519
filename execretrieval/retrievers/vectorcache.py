"""Vectors on disk: SQLite, one row per text, filed under everything that changes a vector."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
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

    The file is open only while it is read or written. Raises `InputError` if it is damaged, is no cache of
    ours or cannot be opened.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def get(self, keys: Iterable[bytes]) -> dict[bytes, tuple[Vector, bool]]:
        """Return what is there of the vectors filed under `keys`, and whether their texts were cut."""
        wanted = list(keys)
        found: dict[bytes, tuple[Vector, bool]] = {}
        if not wanted or not self.path.exists():
            return found
        with self._open() as connection:
            for first in range(0, len(wanted), _CHUNK):
                part = wanted[first : first + _CHUNK]
                marks = ",".join("?" * len(part))
                query = f"SELECT key, vector, truncated FROM vectors WHERE key IN ({marks})"  # noqa: S608  # marks only
                for key, vector, truncated in connection.execute(query, part):
                    found[key] = np.frombuffer(vector, dtype="<f4"), bool(truncated)
        return found

    def put(self, rows: Rows) -> None:
        """Write vectors in one transaction."""
        with self._open() as connection, connection:
            connection.executemany(
                "INSERT OR REPLACE INTO vectors VALUES (?, ?, ?)",
                [(key, vector.astype("<f4").tobytes(), int(cut)) for key, (vector, cut) in rows.items()],
            )

    def __len__(self) -> int:
        if not self.path.exists():
            return 0
        with self._open() as connection:
            return int(connection.execute("SELECT count(*) FROM vectors").fetchone()[0])

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=60.0)) as connection:
                self._prepare(connection)
                yield connection
        except (OSError, sqlite3.Error) as error:
            raise InputError(f"the cache of vectors cannot be used: {error}", path=self.path) from error

    def _prepare(self, connection: sqlite3.Connection) -> None:
        (ours,) = connection.execute("PRAGMA application_id").fetchone()
        if ours == _APPLICATION_ID:
            return
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables:
            raise InputError("is no cache of vectors; name another file", path=self.path)
        connection.execute("PRAGMA journal_mode = WAL")
        with connection:
            connection.execute(_SCHEMA)
            connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
