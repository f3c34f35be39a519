"""Watch one process: collect its report, kill its group at the limits, reap it."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import time

from execretrieval.runner.judge import Ending
from execretrieval.runner.model import Limits

_MAX_REPORT_BYTES = 32 << 20
_START_S = 60.0
_POLL_S = 0.02  # only where the kernel has no pidfd


def watch(pid: int, report_fd: int, limits: Limits, *, folder: str) -> Ending:
    """Return how process `pid`, leader of a process group of its own, ended; it is reaped, its group dead.

    It never waits for the end of the file: a daemon left behind may hold the pipe open.
    The wall clock starts with the first byte of the report, so that a slow start of the interpreter is not
    charged to the candidate. `report_fd` must be non-blocking; the caller closes it.
    """
    return _Watch(pid, report_fd, limits).run(folder)


class _Watch:
    def __init__(self, pid: int, report_fd: int, limits: Limits) -> None:
        self._pid = pid
        self._fd = report_fd
        self._limits = limits
        self._report = bytearray()
        self._started = time.monotonic()
        self._deadline = self._started + _START_S
        self._start_cpu_s = 0.0

    def run(self, folder: str) -> Ending:
        timed_out = flooded = False
        pidfd = os.pidfd_open(self._pid) if hasattr(os, "pidfd_open") else None
        try:
            while not self._ended(pidfd):
                flooded = len(self._report) > _MAX_REPORT_BYTES
                timed_out = self._out_of_time()
                if timed_out or flooded:
                    break
        finally:
            if pidfd is not None:
                os.close(pidfd)
            # Until it is reaped its number, and so that of its group, cannot belong to anyone else.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._pid, signal.SIGKILL)
            _, status, usage = os.wait4(self._pid, 0)
        wall_s = time.monotonic() - self._started
        self._drain()
        cpu_s = usage.ru_utime + usage.ru_stime
        return Ending(bytes(self._report), status, timed_out, flooded, wall_s, cpu_s, folder)

    def _ended(self, pidfd: int | None) -> bool:
        """Wait for a byte, the end or the next look at the clocks; return whether the process has ended."""
        wait_s = max(0.0, self._deadline - time.monotonic())
        if self._report:
            wait_s = min(wait_s, max(0.005, self._limits.cpu_s - self._cpu_s()))
        poll = select.poll()
        if self._fd >= 0:
            poll.register(self._fd, select.POLLIN)
        if pidfd is None:
            wait_s = min(wait_s, _POLL_S)
        else:
            poll.register(pidfd, select.POLLIN)
        events = dict(poll.poll(wait_s * 1000))
        if self._fd in events:
            self._drain()
        if pidfd is not None:
            return pidfd in events
        return os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _drain(self) -> None:
        """Read what is there."""
        while self._fd >= 0 and len(self._report) <= _MAX_REPORT_BYTES:
            try:
                data = os.read(self._fd, 1 << 16)
            except BlockingIOError:
                return
            if not data:
                self._fd = -1  # all ends closed: nothing more to come, and poll would return at once for ever
                return
            if not self._report:
                self._started = time.monotonic()
                self._deadline = self._started + self._limits.wall_s
                self._start_cpu_s = self._clock()
            self._report += data

    def _out_of_time(self) -> bool:
        return time.monotonic() >= self._deadline or (
            bool(self._report) and self._cpu_s() >= self._limits.cpu_s
        )

    def _cpu_s(self) -> float:
        return self._clock() - self._start_cpu_s

    def _clock(self) -> float:
        """Return the CPU seconds of the process so far, 0.0 where that cannot be seen."""
        try:
            # The kernel's clock of another process (CPUCLOCK_SCHED), as clock_getcpuclockid(3) makes it.
            return time.clock_gettime((~self._pid << 3) | 2)
        except OSError:
            return 0.0
