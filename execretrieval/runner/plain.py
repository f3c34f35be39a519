"""The `subprocess` tier: a clean interpreter per job, which keeps honest code apart and no more."""

from __future__ import annotations

import contextlib
import marshal
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from execretrieval.errors import RunnerError
from execretrieval.runner.inside.folder import remove
from execretrieval.runner.inside.watch import Ending, watch
from execretrieval.runner.jobs import environment, order_of
from execretrieval.runner.judge import NeverStarted, judge
from execretrieval.runner.model import Job, Limits, Verdict

TIER = "subprocess"
_BOOT = str(Path(__file__).with_name("inside") / "boot.py")
# -I would ignore PYTHONHASHSEED; in a cleared environment these flags come to the same.
PYTHON = (sys.executable, "-S", "-s", "-P", _BOOT)


class PlainEngine:
    """Runs jobs one process each; `execute` may be called from several threads."""

    tier = TIER

    def __init__(self) -> None:
        self._root = tempfile.mkdtemp(prefix="execretrieval-")
        self._lock = threading.Lock()
        self._running: set[int] = set()
        self._stopped = False

    def execute(self, job: Job, limits: Limits) -> Verdict:
        """Return the verdict.

        Raises:
            RunnerError: if the process could not be started or never became ready.

        """
        folder = tempfile.mkdtemp(dir=self._root)
        try:
            return judge(job, limits, self._run(job, limits, folder), tier=TIER, folder=folder)
        except OSError as error:
            raise RunnerError(f"no process for a candidate could be started: {error}") from error
        except NeverStarted:
            raise RunnerError("the process of a candidate ended before it was ready") from None
        finally:
            # A daemon may still be at work in it; then it goes with the folder above it, or stays its own.
            with contextlib.suppress(OSError):
                remove(folder)

    def _run(self, job: Job, limits: Limits, folder: str) -> Ending:
        with tempfile.TemporaryFile() as job_file:
            bounds = limits.cpu_s, limits.memory_mib, limits.file_mib
            job_file.write(marshal.dumps((bounds, order_of(job))))
            job_file.seek(0)
            report_fd, write_fd = os.pipe()
            try:
                os.set_blocking(report_fd, False)
                process = self._start(job, folder, job_file.fileno(), write_fd)
            except BaseException:
                os.close(report_fd)
                raise
            finally:
                os.close(write_fd)
        try:
            ending = watch(process.pid, report_fd, self._finish, wall_s=limits.wall_s, cpu_s=limits.cpu_s)
        finally:
            os.close(report_fd)
        process.returncode = os.waitstatus_to_exitcode(ending.status)
        return ending

    def _start(self, job: Job, folder: str, job_fd: int, write_fd: int) -> subprocess.Popen[bytes]:
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
                env=environment(job.variant, folder),
                start_new_session=True,
            )
            self._running.add(process.pid)
            return process

    def _finish(self, pid: int) -> tuple[int, resource.struct_rusage]:
        """Kill the process group and reap its leader, until when the number cannot be anyone else's."""
        with self._lock:
            self._running.discard(pid)
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(pid, signal.SIGKILL)
        _, status, usage = os.wait4(pid, 0)
        return status, usage

    def stop(self) -> None:
        """End the jobs that run now and start no more; their threads see dead processes and return."""
        with self._lock:
            self._stopped = True
            for pid in self._running:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(pid, signal.SIGKILL)

    def close(self) -> None:
        """Remove the working folders; no job may be running."""
        with contextlib.suppress(OSError):
            remove(self._root)
