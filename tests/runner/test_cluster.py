"""Jobs on a Dask cluster: the verdicts and bytes of a local run, though a worker is killed midway."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from execretrieval.errors import MissingExtraError, RunnerError, UsageError
from execretrieval.runner import Job, Verdict, VerdictCache, best_tier, run
from execretrieval.runner.cluster import VERSIONS, Cluster, run_batch
from execretrieval.runner.model import Limits

JOBS = [Job(f"x = {n % 50}", ("assert x < 40", "assert x != 7")) for n in range(100)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    with Cluster("local:2") as made:
        yield made


def essence(verdict: Verdict) -> Verdict:
    return replace(verdict, wall_s=0.0, cpu_s=0.0)


def test_verdicts_are_those_of_this_machine_in_the_order_of_the_jobs(cluster: Cluster) -> None:
    with VerdictCache(":memory:") as here, VerdictCache(":memory:") as there:
        local = list(map(essence, run(JOBS, cache=here, trusted=True)))
        first = list(map(essence, cluster.run(iter(JOBS), cache=there, trusted=True)))
        assert first == local
        assert [verdict.cached for verdict in first] == [False] * 50 + [True] * 50
        assert there.executions == 50
        second = list(map(essence, cluster.run(JOBS, cache=there, trusted=True)))
        assert second == [replace(verdict, cached=True) for verdict in local]
        assert there.executions == 50


def test_equal_jobs_in_one_batch_run_once(cluster: Cluster) -> None:
    verdicts = list(cluster.run([JOBS[0], replace(JOBS[0]), JOBS[1]], trusted=True))
    assert [(verdict.passed, verdict.cached) for verdict in verdicts] == [
        (True, False),
        (True, True),
        (True, False),
    ]


def test_all_jobs_of_killed_workers_run_again(cluster: Cluster) -> None:
    jobs = [Job(f"x = {n}", ("assert x",)) for n in range(1, 101)]
    jobs.insert(20, Job("import time\ntime.sleep(1)", ("assert True",)))
    verdicts = cluster.run(jobs, trusted=True)
    found = [next(verdicts)]
    for pid in cluster._client.run(os.getpid).values():
        os.kill(pid, signal.SIGKILL)
    found += verdicts
    assert [verdict.job for verdict in found] == jobs
    assert all(verdict.passed for verdict in found)


def test_a_run_that_is_left_early_leaves_the_cluster_usable(cluster: Cluster) -> None:
    verdicts = cluster.run(JOBS, trusted=True)
    next(verdicts)
    verdicts.close()  # type: ignore[attr-defined]
    assert next(cluster.run(JOBS, trusted=True)).passed


def test_code_that_is_not_trusted_needs_a_sandbox_on_the_cluster(cluster: Cluster) -> None:
    with pytest.raises(UsageError, match="--allow-unsandboxed"):
        cluster.run(JOBS, tier="subprocess")


def test_another_version_on_a_worker_is_refused() -> None:
    with pytest.raises(RunnerError, match=r"3\.99.*make them equal"):
        run_batch([JOBS[0]], Limits(), best_tier(), (*VERSIONS[:2], "CPython 3.99"))


@pytest.mark.parametrize("address", ["local:0", "local", "10.0.0.1", "tcp://host", "ftp://host:1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(UsageError, match="is no address of a cluster"):
        Cluster(address)


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'execretrieval\[cluster\]'"):
        Cluster("local:2")


def test_no_scheduler_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    monkeypatch.setattr("execretrieval.runner.cluster._CONNECT_S", 0.2)
    with pytest.raises(RunnerError, match="no scheduler answers"):
        Cluster("tcp://127.0.0.1:9")
