"""kill -9 of the driver, a worker or pid 1 at a random moment of a build: same bytes, nothing left."""

from __future__ import annotations

import importlib.util
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import execretrieval.registry
from execretrieval.runner.tiers import NAMESPACES, refusal_of

_spec = importlib.util.spec_from_file_location(
    "processes", Path(__file__).parents[1] / "runner" / "processes.py"
)
assert _spec is not None
assert _spec.loader is not None
processes = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(processes)

BUNDLED = Path(execretrieval.registry.__file__).parent / "bundled"
TASKS = [
    "bit_manipulation/submasks_of_size.py",
    "collections/rank_by_borda.py",
    "geometry/fit_box_inside.py",
    "validation/first_bad_label.py",
]
KILLS = 20


def start(folder: Path) -> subprocess.Popen[bytes]:
    options = ["-o", "out", "--cache", "verdicts.sqlite", "--density", "4", "--jobs", "2", "--quiet"]
    return subprocess.Popen(
        [sys.executable, "-m", "execretrieval", "build", *(str(BUNDLED / name) for name in TASKS), *options],
        cwd=folder,
        env={**os.environ, "TMPDIR": str(folder / "tmp")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


def content(folder: Path) -> dict[str, bytes]:
    """Return the files of a dataset; `provenance.json` tells of the run, for one what was in the cache."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name != "provenance.json"]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, bytes], float]:
    """What a build that nobody disturbs makes, and the seconds it takes."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "tmp").mkdir()
    started = time.monotonic()
    process = start(folder)
    _, complaints = process.communicate()
    assert process.returncode == 0, complaints
    return content(folder / "out"), time.monotonic() - started


@pytest.mark.parametrize("number", range(KILLS))
def test_a_kill_changes_no_byte_and_leaves_nothing(
    number: int, whole: tuple[dict[str, bytes], float], tmp_path: Path
) -> None:
    if reason := refusal_of(NAMESPACES):
        pytest.skip(reason)
    expected, seconds = whole
    chance = random.Random(number)
    (tmp_path / "tmp").mkdir()
    process = start(tmp_path)
    time.sleep(chance.uniform(0.2, 1) * seconds)
    below = processes.descendants(process.pid)
    workers = processes.children(process.pid)
    victim = chance.choice(
        [process.pid, *workers, *(pid for worker in workers for pid in processes.children(worker))]
    )
    descriptors = []
    for pid in below:
        try:
            descriptors.append(os.pidfd_open(pid))
        except ProcessLookupError:
            continue
    try:
        os.kill(victim, signal.SIGKILL)
    except ProcessLookupError:
        assert victim != process.pid
    _, complaints = process.communicate()
    if process.returncode:
        assert process.returncode == -signal.SIGKILL, complaints
        assert victim == process.pid
        assert processes.all_end(descriptors)
        if not (tmp_path / "out").exists():  # else it was killed with its work done
            again = start(tmp_path)
            _, complaints = again.communicate()
            assert again.returncode == 0, complaints
    else:
        assert processes.all_end(descriptors)
    assert content(tmp_path / "out") == expected
