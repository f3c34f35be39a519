"""The sandboxed tiers: long-lived workers, exec'ed clean, that fork once per job (`inside.worker`)."""

from __future__ import annotations

import contextlib
import itertools
import marshal
import os
import socket
import subprocess
import tempfile
import threading
from pathlib import Path

from execretrieval.errors import RunnerError
from execretrieval.runner.inside import isolation
from execretrieval.runner.inside import worker as protocol
from execretrieval.runner.inside.folder import remove
from execretrieval.runner.inside.watch import MAX_REPORT_BYTES, Ending
from execretrieval.runner.jobs import environment, order_of
from execretrieval.runner.judge import NeverStarted, judge
from execretrieval.runner.model import Job, Limits, Variant, Verdict
from execretrieval.runner.plain import PYTHON

_START_S = 60.0
_GRACE_S = 30.0
# Workers of other hash seeds that are kept for when their seed comes round again.
_MAX_IDLE = 8
# Numbers of workers, hence of the users they run as under root, are not used twice at a time.
_numbers = itertools.count()


class WorkerEngine:
    """Runs jobs on workers that are started as needed; `execute` may be called from several threads.

    A worker serves one hash seed, which is fixed when its interpreter starts. Idle ones are kept.
    """

    def __init__(self, tier: str) -> None:
        self.tier = tier
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._stopped = False

    def execute(self, job: Job, limits: Limits) -> Verdict:
        """Return the verdict.

        Raises:
            RunnerError: if a worker could not be started or did not survive the job.

        """
        worker = self._take(job.variant)
        reusable = False
        try:
            ending, reusable = worker.run(marshal.dumps(order_of(job)), limits)
            return judge(job, limits, ending, tier=self.tier, folder=worker.folder)
        except NeverStarted:
            raise RunnerError("the process of a candidate ended before it was ready") from None
        except OSError as error:
            raise RunnerError(f"a worker of the sandbox vanished: {error}") from error
        finally:
            self._give_back(worker, reusable)

    def _take(self, variant: Variant) -> Worker:
        with self._lock:
            self._check_open()
            fitting = [worker for worker in self._idle if worker.hash_seed == variant.hash_seed]
            if fitting:
                self._idle.remove(fitting[-1])
                self._busy.add(fitting[-1])
                return fitting[-1]
            oldest = self._idle.pop(0) if len(self._idle) >= _MAX_IDLE else None
        if oldest is not None:
            oldest.close()
        worker = Worker(self.tier, variant)
        try:
            with self._lock:
                self._check_open()
                self._busy.add(worker)
        except RunnerError:
            worker.close()
            raise
        return worker

    def _check_open(self) -> None:
        if self._stopped:
            raise RunnerError("the runner has been closed")

    def _give_back(self, worker: Worker, reusable: bool) -> None:
        with self._lock:
            self._busy.discard(worker)
            if reusable and not self._stopped:
                self._idle.append(worker)
                return
        worker.close()

    def stop(self) -> None:
        """End the jobs that run now and start no more."""
        with self._lock:
            self._stopped = True
            for worker in self._busy:
                worker.hang_up()

    def close(self) -> None:
        """End all workers; no job may be running."""
        for worker in self._idle:
            worker.close()
        self._idle.clear()


class Worker:
    """One worker process and the socket to it."""

    def __init__(self, tier: str, variant: Variant) -> None:
        self.hash_seed = variant.hash_seed
        self._tier = tier
        self._scratch = tempfile.mkdtemp(prefix="execretrieval-")
        self._uid = isolation.user_id(next(_numbers))
        self.folder = isolation.CANDIDATE_FOLDER if tier == protocol.NAMESPACES else self._scratch
        self._socket, theirs = socket.socketpair()
        self._process: subprocess.Popen[bytes] | None = None
        try:
            os.chown(self._scratch, self._uid, -1)
            with theirs:
                self._process = subprocess.Popen(
                    [*PYTHON, "worker", str(theirs.fileno()), tier, self._scratch, str(self._uid)],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    pass_fds=(theirs.fileno(),),
                    cwd="/",
                    env=environment(variant, self.folder) | protocol.BIND_NOW,
                    start_new_session=True,
                )
            self._socket.settimeout(_START_S)
            greeting = self._greeting()
            self._socket.settimeout(None)
            if greeting:
                raise RunnerError(f"the tier {tier!r} cannot be had here: {greeting}")
            if tier == protocol.NAMESPACES:
                Path(self._scratch).rmdir()  # where its root was put together; it has moved there
        except OSError as error:
            self.close()
            raise RunnerError(f"no worker of the sandbox could be started: {error}") from error
        except BaseException:
            self.close()
            raise

    def _greeting(self) -> str:
        """Return what the worker says of itself: nothing if it is ready."""
        line = bytearray()
        while not line.endswith(b"\n"):
            byte = self._socket.recv(1)
            if not byte:
                return line.decode() or "the worker ended at its start"
            line += byte
        return line.decode().strip()

    def run(self, job: bytes, limits: Limits) -> tuple[Ending, bool]:
        """Hand over a job and return how its process ended, and whether the worker can take another.

        Raises:
            OSError: if the worker is gone.

        """
        order = protocol.ORDER.pack(len(job), limits.wall_s, limits.cpu_s, limits.memory_mib, limits.file_mib)
        self._socket.sendall(order + job)
        answer = self._receive(protocol.ANSWER.size)
        length, status, flags, wall_s, cpu_s = protocol.ANSWER.unpack_from(answer)
        if length > 2 * MAX_REPORT_BYTES:
            raise OSError("its answer is out of bounds")
        ending = Ending(
            self._receive(protocol.ANSWER.size + length, answer)[protocol.ANSWER.size :],
            status,
            timed_out=bool(flags & protocol.TIMED_OUT),
            flooded=bool(flags & protocol.FLOODED),
            wall_s=wall_s,
            cpu_s=cpu_s,
        )
        return ending, not flags & protocol.SPENT

    def _receive(self, size: int, data: bytes = b"") -> bytes:
        """Return `data` with what follows it, at least `size` bytes: an answer comes whole as a rule."""
        while len(data) < size:
            chunk = self._socket.recv(1 << 16 if size < 1 << 16 else 1 << 20)
            if not chunk:
                raise OSError("it hung up")
            data = data + chunk if data else chunk
        return data

    def hang_up(self) -> None:
        """Let a job that runs now end at once; the thread that waits for it sees the end of the stream."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End the worker and all that is below it, remove its folder."""
        self.hang_up()
        self._socket.close()
        if self._process is not None:
            try:
                self._process.wait(_GRACE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if os.geteuid() == 0 and self._tier != protocol.NAMESPACES:  # where all ended with pid 1
            # Nobody may be left who could swap what is removed for a link while root removes it.
            isolation.kill_user(self._uid)
        with contextlib.suppress(OSError):
            remove(self._scratch)
