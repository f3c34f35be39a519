"""The `subprocess` tier: a clean interpreter per job, which keeps honest code apart and no more."""

from __future__ import annotations

import contextlib
import hashlib
import marshal
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from execretrieval.errors import RunnerError
from execretrieval.runner.judge import Ending, NeverStarted, judge
from execretrieval.runner.model import Job, Limits, Variant, Verdict
from execretrieval.runner.split import split
from execretrieval.runner.watch import watch

TIER = "subprocess"
_BOOT = str(Path(__file__).with_name("inside") / "boot.py")
# -I would ignore PYTHONHASHSEED; in a cleared environment these flags come to the same.
PYTHON = (sys.executable, "-S", "-s", "-P", _BOOT)


def environment(variant: Variant, folder: str) -> dict[str, str]:
    """Return the whole environment of a candidate."""
    return {
        "HOME": folder,
        "LC_ALL": "C.UTF-8",
        "PYTHONHASHSEED": str(variant.hash_seed),
        "TMPDIR": folder,
        "TZ": variant.time_zone,
    }


def random_seed(variant: Variant) -> int:
    """Return the seed that `random` starts from."""
    return int.from_bytes(hashlib.sha256(repr(variant).encode()).digest()[:8])


class PlainEngine:
    """Runs jobs one process each; `execute` may be called from several threads."""

    tier = TIER

    def __init__(self) -> None:
        self._root = tempfile.mkdtemp(prefix="execretrieval-")
        self._lock = threading.Lock()
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._stopped = False

    def execute(self, job: Job, limits: Limits) -> Verdict:
        """Return the verdict.

        Raises:
            RunnerError: if the process could not be started or never became ready.

        """
        folder = tempfile.mkdtemp(dir=self._root)
        try:
            return judge(job, limits, self._run(job, limits, folder), tier=TIER)
        except OSError as error:
            raise RunnerError(f"no process for a candidate could be started: {error}") from error
        except NeverStarted:
            raise RunnerError("the process of a candidate ended before it was ready") from None
        finally:
            wipe(folder)

    def _run(self, job: Job, limits: Limits, folder: str) -> Ending:
        with tempfile.TemporaryFile() as job_file:
            marshal.dump(
                {
                    "code": job.code,
                    "tests": [(step.prelude, step.expression) for step in map(split, job.tests)],
                    "limits": (limits.cpu_s, limits.memory_mib, limits.file_mib),
                    "seed": random_seed(job.variant),
                    "clock_offset_s": job.variant.clock_offset_s,
                },
                job_file,
            )
            job_file.seek(0)
            report_fd, write_fd = os.pipe()
            try:
                os.set_blocking(report_fd, False)
                process = self._start(job.variant, folder, job_file.fileno(), write_fd)
            except BaseException:
                os.close(report_fd)
                raise
            finally:
                os.close(write_fd)
        try:
            ending = watch(process.pid, report_fd, limits, folder=folder)
        finally:
            os.close(report_fd)
            with self._lock:
                del self._running[process.pid]
        process.returncode = os.waitstatus_to_exitcode(ending.status)
        return ending

    def _start(self, variant: Variant, folder: str, job_fd: int, write_fd: int) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._stopped:
                raise RunnerError("the runner has been closed")
            process = subprocess.Popen(
                [*PYTHON, "once", str(job_fd), str(write_fd)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(job_fd, write_fd),
                cwd=folder,
                env=environment(variant, folder),
                start_new_session=True,
            )
            self._running[process.pid] = process
            return process

    def stop(self) -> None:
        """End the jobs that run now and start no more; their threads see dead processes and return."""
        with self._lock:
            self._stopped = True
            for pid in self._running:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(pid, 9)

    def close(self) -> None:
        """Remove the working folders; no job may be running."""
        wipe(self._root)


def wipe(folder: str) -> None:
    """Remove a folder whatever its candidate did to the modes of it; give up on what a live daemon holds."""

    def retry(function: Callable[..., object], path: str, _: object) -> None:
        with contextlib.suppress(OSError):
            Path(path).parent.chmod(stat.S_IRWXU)
            Path(path).chmod(stat.S_IRWXU)
            function(path)

    for _ in range(3):
        shutil.rmtree(folder, onerror=retry)
        if not os.path.lexists(folder):
            return
        time.sleep(0.01)
