"""kill -9 of the driver, of a worker, of pid 1: no verdict is wrong, nothing is left running."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from execretrieval.runner import Job, Limits, Verdict, run
from execretrieval.runner.tiers import NAMESPACES, RLIMITS, SANDBOXES, refusal_of

_spec = importlib.util.spec_from_file_location("processes", Path(__file__).with_name("processes.py"))
assert _spec is not None
assert _spec.loader is not None
processes = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(processes)

# driver, worker, pid 1, candidate, a child of it in a session of its own
DEPTH = {NAMESPACES: 4, "landlock+seccomp": 3}
CODE = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(600)\n"


@pytest.mark.parametrize("tier", SANDBOXES)
def test_kill_9_of_the_driver_ends_everything(tier: str, tmp_path: Path) -> None:
    if reason := refusal_of(tier):
        pytest.skip(reason)
    program = (
        "from execretrieval.runner import *\n"
        f"list(run([Job({CODE!r}, ('time.sleep(600)',))], limits=Limits(wall_s=600), tier={tier!r}))\n"
    )
    driver = subprocess.Popen([sys.executable, "-c", program], env={**os.environ, "TMPDIR": str(tmp_path)})
    found = processes.wait_for_descendants(driver.pid, DEPTH[tier])
    descriptors = [os.pidfd_open(pid) for pid in found]
    driver.kill()
    driver.wait()
    assert processes.all_end(descriptors)
    if tier == NAMESPACES:  # elsewhere a worker of root may not be able to reach the folder that pytest made
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("victim", [0, 1, 2], ids=["worker", "pid 1", "candidate"])
def test_kill_9_of_a_process_of_the_sandbox_spoils_no_verdict(victim: int) -> None:
    if reason := refusal_of(NAMESPACES):
        pytest.skip(reason)
    jobs = [Job(CODE, ("time.sleep(1)", "assert True")), Job("", ("assert True",))]
    verdicts: list[Verdict] = []
    thread = threading.Thread(
        target=lambda: verdicts.extend(run(jobs, limits=Limits(), workers=1, tier=NAMESPACES))
    )
    thread.start()
    found = processes.wait_for_descendants(os.getpid(), DEPTH[NAMESPACES])
    descriptors = [os.pidfd_open(pid) for pid in found]
    os.kill(found[victim], signal.SIGKILL)
    thread.join()
    assert processes.all_end(descriptors)
    if victim == 2:  # whoever kills a candidate, it has not come to its end
        assert verdicts[0].outcomes == ("ERROR:killed: signal 9 (SIGKILL)",) * 2
    else:
        assert verdicts[0].outcomes == ("pass", "pass")
    assert verdicts[1].passed


@pytest.mark.skipif(os.geteuid() != 0, reason="only root reaches what its candidates do not")
@pytest.mark.parametrize("link", [True, False], ids=["a link", "nothing"])
def test_what_stands_in_place_of_the_working_folder_misleads_nobody(link: bool, tmp_path: Path) -> None:
    if reason := refusal_of(RLIMITS):
        pytest.skip(reason)
    kept = tmp_path / "kept"
    kept.mkdir(mode=0o755)
    (kept / "file").touch()
    name = f"left-{os.getpid()}"
    code = (
        "import ctypes, os, signal\n"
        "here = os.getcwd()\n"
        "os.rmdir(here)\n"
        f"if {link}: os.symlink({str(kept)!r}, here)\n"
        "named, ready = os.pipe()\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        f"    ctypes.CDLL(None).prctl(15, {name!r}.encode())\n"  # PR_SET_NAME
        "    os.write(ready, b'1')\n"
        "    signal.pause()\n"
        "os.read(named, 1)\n"
        "os.kill(os.getppid(), signal.SIGKILL)\n"
        "signal.pause()\n"
    )
    (verdict,) = run([Job(code, ("assert True",))], workers=1, tier=RLIMITS, trusted=True)
    assert verdict.ended_by == "infrastructure"
    assert (kept / "file").exists()
    assert kept.stat().st_mode & 0o777 == 0o755
    assert not [status for status in statuses() if f"Name:\t{name}\n" in status and "State:\tZ" not in status]


def statuses() -> Iterator[str]:
    """Yield what /proc says of each process."""
    for path in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has ended
            yield path.read_text()


def test_many_jobs_leave_memory_flat() -> None:
    program = (
        "import resource\n"
        "from execretrieval.runner import *\n"
        "jobs = (Job(f'# {n}', ('assert True',)) for n in range(1500))\n"
        "for n, verdict in enumerate(run(jobs, workers=2)):\n"
        "    assert verdict.passed\n"
        "    if n == 500:\n"
        "        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)\n"
    )
    output = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout
    assert int(output) < 4096  # KiB
