"""Verdicts on disk: SQLite, one committed row per verdict, shared by any number of processes.

The key is the sha256 of everything a verdict depends on: code, tests, limits, tier, Python, the version of
the engine and the variant. Only failures of the machine are never stored.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sqlite3
import threading
from collections.abc import Iterable
from dataclasses import astuple
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, get_args

from execretrieval.errors import InputError
from execretrieval.runner.model import EndedBy, Job, Limits, Variant, Verdict

# Raise it whenever the same job may come to another verdict: old rows are then never read again.
ENGINE_VERSION = 2
PYTHON_VERSION = f"{platform.python_implementation()} {platform.python_version()}"

_APPLICATION_ID = 0x45784543  # "ExEC"
_SCHEMA_VERSION = 1
_BUSY_S = 60.0
_SCHEMA = """
CREATE TABLE IF NOT EXISTS verdicts (
    key BLOB PRIMARY KEY,
    code_sha256 TEXT NOT NULL,
    tests_sha256 TEXT NOT NULL,
    tier TEXT NOT NULL,
    python TEXT NOT NULL,
    engine INTEGER NOT NULL,
    limits TEXT NOT NULL,
    variant TEXT NOT NULL,
    outcomes TEXT NOT NULL,
    ended_by TEXT NOT NULL,
    wall_s REAL NOT NULL,
    cpu_s REAL NOT NULL,
    unwitnessed INTEGER NOT NULL
) WITHOUT ROWID
"""


def default_cache_path() -> Path:
    """Return the file for verdicts in the user's cache folder; its folder is made if need be.

    That is `execretrieval` below `$XDG_CACHE_HOME` or `~/.cache` (XDG Base Directory Specification).

    Raises:
        InputError: if the folder cannot be made.

    """
    base = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    path = Path(base) / "execretrieval" / "verdicts.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = f"the cache folder cannot be made: {error.strerror}; name a file with --cache"
        raise InputError(reason, path=path.parent) from error
    return path


def hash_code(code: str) -> str:
    """Return the hex digest of the code's UTF-8 bytes."""
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()


def hash_tests(tests: Iterable[str]) -> str:
    """Return the hex digest of the compact UTF-8 JSON of the list of tests."""
    text = json.dumps(list(tests), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class VerdictCache:
    """Verdicts in the SQLite file at `path`, created when absent; `:memory:` keeps them in memory.

    `hits` counts the verdicts found, `executions` those that had to be made and were then handed to `put`.
    Threads may share one object, processes may share one file.

    Raises:
        InputError: if the file is damaged, is no cache of ours, or cannot be opened.

    """

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.hits = 0
        self.executions = 0
        self._lock = threading.Lock()
        try:
            self._connection = sqlite3.connect(
                self.path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False
            )
            self._prepare()
        except sqlite3.Error as error:
            raise self._damaged(error) from error

    def _prepare(self) -> None:
        (ours,) = self._connection.execute("PRAGMA application_id").fetchone()
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        (tables,) = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and (ours, version) != (_APPLICATION_ID, _SCHEMA_VERSION):
            self._connection.close()
            raise InputError(
                "is not a verdict cache of this version; name another file, or delete it if it is not needed",
                path=self.path,
            )
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(_SCHEMA)
            self._connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
            self._connection.execute(f"PRAGMA user_version = {_SCHEMA_VERSION}")

    def get(self, job: Job, limits: Limits, tier: str, name: bytes | None = None) -> Verdict | None:
        """Return the stored verdict, marked as cached, or None; `name` is the `key`, where it is at hand."""
        rows = self._execute(
            "SELECT outcomes, ended_by, wall_s, cpu_s, unwitnessed FROM verdicts WHERE key = ?",
            (name or key(job, limits, tier),),
        )
        if not rows:
            return None
        outcomes, ended_by, wall_s, cpu_s, unwitnessed = rows[0]
        told = _outcomes(outcomes)
        if len(told) != len(job.tests) or ended_by not in get_args(EndedBy):
            return None  # a damaged row is no row
        self.hits += 1
        return Verdict(
            job,
            told,
            ended_by,
            wall_s,
            cpu_s,
            tier=tier,
            unwitnessed=unwitnessed,
            cached=True,
        )

    def agreed(self) -> tuple[list[tuple[str, str, tuple[str, ...]]], int]:
        """Return (code_sha256, tests_sha256, outcomes) per pair, sorted, and how many pairs are left out.

        These are the plain verdicts of this Python and engine. A pair with different outcomes under different
        limits or tiers is left out: without those, no row could say which of them holds.
        """
        statement = (
            "SELECT code_sha256, tests_sha256, min(outcomes), count(DISTINCT outcomes) FROM verdicts "
            "WHERE variant = ? AND python = ? AND engine = ? AND outcomes != '[]' "
            "GROUP BY code_sha256, tests_sha256 ORDER BY code_sha256, tests_sha256"
        )
        values = (json.dumps(astuple(Variant())), PYTHON_VERSION, ENGINE_VERSION)
        rows = self._execute(statement, values)
        found = [(code, tests, tuple(json.loads(outcomes))) for code, tests, outcomes, n in rows if n == 1]
        return found, len(rows) - len(found)

    def put(self, verdict: Verdict, limits: Limits) -> None:
        """Store a verdict and commit it; one of a failing machine is counted but not stored."""
        self.executions += 1
        if verdict.ended_by == "infrastructure":
            return
        job = verdict.job
        self._execute(
            f"INSERT OR REPLACE INTO verdicts VALUES ({', '.join('?' * 13)})",  # noqa: S608 - marks only
            (
                key(job, limits, verdict.tier),
                hash_code(job.code),
                hash_tests(job.tests),
                verdict.tier,
                PYTHON_VERSION,
                ENGINE_VERSION,
                json.dumps(astuple(limits)),
                json.dumps(astuple(job.variant)),
                json.dumps(verdict.outcomes),
                verdict.ended_by,
                verdict.wall_s,
                verdict.cpu_s,
                verdict.unwitnessed,
            ),
        )

    def _execute(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            with self._lock:
                return self._connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise self._damaged(error) from error

    def _damaged(self, error: sqlite3.Error) -> InputError:
        fix = "delete it to start afresh (verdicts are made again)"
        if isinstance(error, sqlite3.OperationalError):
            fix = "check that its folder exists, is writable and has room"
        return InputError(f"the verdict cache cannot be used: {error}; {fix}", path=self.path)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def __enter__(self) -> VerdictCache:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _outcomes(text: str) -> tuple[str, ...]:
    """Return the outcomes of a row, none where the row is damaged."""
    try:
        outcomes = json.loads(text)
    except ValueError:
        return ()
    return tuple(outcomes) if isinstance(outcomes, list) and all(isinstance(o, str) for o in outcomes) else ()


@lru_cache(maxsize=256)
def _fields(value: Limits | Variant) -> tuple[Any, ...]:
    return astuple(value)  # which copies deeply, and few different ones occur


def key(job: Job, limits: Limits, tier: str) -> bytes:
    """Return the sha256 of everything that a verdict on `job` depends on."""
    parts = (
        hash_code(job.code),
        hash_tests(job.tests),
        _fields(limits),
        tier,
        PYTHON_VERSION,
        ENGINE_VERSION,
        _fields(job.variant),
    )
    return hashlib.sha256(json.dumps(parts).encode()).digest()
