"""A build on a cluster has the bytes of a build on this machine, though a worker is killed midway."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from execretrieval.builder import Execution, Settings, build_families, write_built
from execretrieval.registry import Task, write_rows
from execretrieval.runner import VerdictCache
from execretrieval.runner.cluster import Cluster

REASON = "the extra cluster is not installed"


def written(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "provenance.json"}


def build(tasks: list[Task], output: Path, execution: Execution) -> None:
    write_built(build_families(tasks, Settings(), execution), Settings(), execution, output)


def test_a_killed_worker_changes_no_byte(tasks: list[Task], tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason=REASON)
    local = Execution(workers=2)
    build(tasks, tmp_path / "local", local)
    with Cluster("local:2") as cluster, VerdictCache(":memory:") as cache:
        victims = [min(cluster._client.run(os.getpid).values())]

        def report(stage: str, done: int, total: int) -> None:
            if stage == "mutants" and done == 1:
                os.kill(victims.pop(), signal.SIGKILL)

        execution = Execution(cache=cache, report=report, backend=cluster.run)
        build(tasks, tmp_path / "cluster", execution)
    assert victims == []
    assert written(tmp_path / "cluster") == written(tmp_path / "local")
    assert execution.executed + execution.cached == local.executed
    assert execution.tiers == local.tiers


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "execretrieval", *arguments, "--cache", "cache"],
        cwd=folder,
        env={},
        check=False,
        capture_output=True,
        text=True,
    )


def test_build_and_validate_take_a_cluster(tasks: list[Task], tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason=REASON)
    build(tasks, tmp_path / "local", Execution(workers=2))
    write_rows(tasks, tmp_path / "tasks.jsonl")
    end = command(tmp_path, "build", "tasks.jsonl", "-o", "out", "--cluster", "local:2", "-q")
    assert (end.returncode, end.stderr) == (0, "")
    assert written(tmp_path / "out") == written(tmp_path / "local")
    end = command(tmp_path, "validate", "out", "--cluster", "local:1", "-q")
    assert (end.returncode, end.stderr) == (0, "")
    assert end.stdout.splitlines()[-1] == "valid, findings: 0, notes: 0"


def test_jobs_of_this_machine_and_a_cluster_exclude_each_other(tasks: list[Task], tmp_path: Path) -> None:
    write_rows(tasks, tmp_path / "tasks.jsonl")
    end = command(tmp_path, "build", "tasks.jsonl", "-o", "o", "--cluster", "local:2", "--jobs", "2")
    assert end.returncode == 2
    assert end.stderr.splitlines() == [
        "Error: --jobs is for this machine alone: leave it out, or leave out --cluster"
    ]
