"""The verdict cache: keys, counters, several users, damaged files."""

from __future__ import annotations

import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from execretrieval.errors import InputError
from execretrieval.runner import Job, Limits, Variant, Verdict, VerdictCache, hash_code, hash_tests, run
from execretrieval.runner.cache import key
from execretrieval.runner.plain import PlainEngine

LIMITS = Limits()
JOB = Job("x = 1", ("assert x == 1",))


def verdict(job: Job = JOB) -> Verdict:
    return Verdict(job, ("pass",), "pass", 0.25, 0.125, unwitnessed=1)


def test_the_second_run_executes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [Job(f"x = {n % 3}", ("assert x == 1", "assert x < 2")) for n in range(6)]
    with VerdictCache(tmp_path / "c") as cache:
        first = list(run(jobs, limits=LIMITS, workers=2, cache=cache))
        assert cache.executions == 3
    monkeypatch.setattr(PlainEngine, "execute", None)
    with VerdictCache(tmp_path / "c") as cache:
        second = list(run(jobs, limits=LIMITS, workers=2, cache=cache))
        assert (cache.hits, cache.executions) == (6, 0)
    assert all(item.cached for item in second)
    assert second == [replace(item, cached=True) for item in first]
    assert [item.job for item in first] == jobs


@pytest.mark.parametrize(
    ("job", "limits", "tier"),
    [
        (replace(JOB, code="x = 2"), LIMITS, "subprocess"),
        (replace(JOB, tests=("assert x", "== 1")), LIMITS, "subprocess"),
        (replace(JOB, variant=Variant(hash_seed=1)), LIMITS, "subprocess"),
        (replace(JOB, variant=Variant(time_zone="EST5")), LIMITS, "subprocess"),
        (replace(JOB, variant=Variant(clock_offset_s=1)), LIMITS, "subprocess"),
        (replace(JOB, variant=Variant(repetition=1)), LIMITS, "subprocess"),
        (JOB, replace(LIMITS, cpu_s=1.0), "subprocess"),
        (JOB, LIMITS, "rlimits"),
    ],
)
def test_everything_a_verdict_depends_on_is_in_the_key(job: Job, limits: Limits, tier: str) -> None:
    assert key(job, limits, tier) != key(JOB, LIMITS, "subprocess")
    with VerdictCache(":memory:") as cache:
        cache.put(verdict(), LIMITS)
        assert cache.get(JOB, LIMITS, "subprocess") == replace(verdict(), cached=True)
        assert cache.get(job, limits, tier) is None


def test_the_python_and_the_engine_are_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [key(JOB, LIMITS, "subprocess")]
    monkeypatch.setattr("execretrieval.runner.cache.PYTHON_VERSION", "CPython 3.99.0")
    names.append(key(JOB, LIMITS, "subprocess"))
    monkeypatch.setattr("execretrieval.runner.cache.ENGINE_VERSION", 0)
    names.append(key(JOB, LIMITS, "subprocess"))
    assert len(set(names)) == 3


def test_hashes_are_those_of_the_released_files() -> None:
    assert hash_code("é") == hashlib.sha256(b"\xc3\xa9").hexdigest()
    assert hash_tests(["a", "é"]) == hashlib.sha256(b'["a","\xc3\xa9"]').hexdigest()


def test_failures_of_the_machine_are_counted_but_not_kept() -> None:
    with VerdictCache(":memory:") as cache:
        cache.put(replace(verdict(), ended_by="infrastructure"), LIMITS)
        assert cache.executions == 1
        assert cache.get(JOB, LIMITS, "subprocess") is None


def test_equal_jobs_in_flight_run_once(tmp_path: Path) -> None:
    job = Job("import time\ntime.sleep(0.2)", ("pass",))
    with VerdictCache(tmp_path / "c") as cache:
        verdicts = list(run([job, replace(job)], limits=LIMITS, workers=2, cache=cache))
        assert cache.executions == 1
    assert [item.cached for item in verdicts] == [False, True]


def test_kill_9_loses_nothing_that_was_put(tmp_path: Path) -> None:
    path = tmp_path / "c"
    program = f"""
import os, signal
from execretrieval.runner import *
cache = VerdictCache({str(path)!r})
for n in range(50):
    cache.put(Verdict(Job(str(n), ()), (), "pass", 0.0, 0.0), Limits())
os.kill(os.getpid(), signal.SIGKILL)
"""
    writers = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    assert [writer.wait() for writer in writers] == [-signal.SIGKILL] * 2
    with VerdictCache(path) as cache:
        assert all(cache.get(Job(str(n), ()), LIMITS, "subprocess") for n in range(50))


@pytest.mark.parametrize("content", [b"not a database at all\n" * 100, b"SQLite format 3\0" + b"\1" * 5000])
def test_a_damaged_file_is_named_with_the_fix(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "c"
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"c: .*delete it"):
        VerdictCache(path)
    assert path.read_bytes() == content


def read_all(path: Path, jobs: list[Job]) -> None:
    with VerdictCache(path) as cache:
        for job in jobs:
            cache.get(job, LIMITS, "subprocess")


def test_damage_in_the_middle_is_found_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "c"
    jobs = [Job(str(n), ("pass",)) for n in range(200)]
    with VerdictCache(path) as cache:
        for job in jobs:
            cache.put(verdict(job), LIMITS)
    data = bytearray(path.read_bytes())
    data[4096 * 2 :] = os.urandom(len(data) - 4096 * 2)
    path.write_bytes(data)
    with pytest.raises(InputError, match="delete it"):
        read_all(path, jobs)


def test_a_database_of_others_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "c"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    connection.close()
    content = path.read_bytes()
    with pytest.raises(InputError, match="is not a verdict cache"):
        VerdictCache(path)
    assert path.read_bytes() == content


def test_a_folder_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="check that its folder exists"):
        VerdictCache(tmp_path / "missing" / "c")


@pytest.mark.parametrize("damage", ["not json", '["pass", "pass"]', "[1]", "{}"])
def test_a_damaged_row_is_no_row(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "cache"
    with VerdictCache(path) as cache:
        cache.put(verdict(), LIMITS)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE verdicts SET outcomes = ?", (damage,))
    connection.close()
    with VerdictCache(path) as cache:
        assert cache.get(JOB, LIMITS, verdict().tier) is None
        cache.put(verdict(), LIMITS)
        assert cache.get(JOB, LIMITS, verdict().tier) is not None
