"""Watch one process: collect its report, end it at the limits, reap it."""

from __future__ import annotations

import os
import select
import time

TYPE_CHECKING = False
if TYPE_CHECKING:  # costs time to import in a worker
    from collections.abc import Callable
    from resource import struct_rusage

MAX_REPORT_BYTES = 32 << 20
_START_S = 60.0
_POLL_S = 0.02  # only where the kernel has no pidfd
# Most jobs end within it. Until then only the end is waited for, as each line of a report would wake us.
_QUICK_MS = 20


class AbandonedError(Exception):
    """The other end of the descriptor `abandon` hung up: nobody wants the result."""


class Ending:
    """How a candidate's process ended, as the one who watched it tells.

    `report` is all that it wrote; `status` is that of `os.wait4`; `timed_out` says that it was ended at the
    limit of a clock, `flooded` that it was because no honest report is as long. Times are in seconds.
    """

    def __init__(
        self, report: bytes, status: int, *, timed_out: bool, flooded: bool, wall_s: float, cpu_s: float
    ) -> None:
        self.report = report
        self.status = status
        self.timed_out = timed_out
        self.flooded = flooded
        self.wall_s = wall_s
        self.cpu_s = cpu_s


def watch(
    pid: int,
    report_fd: int,
    finish: Callable[[int], tuple[int, struct_rusage]],
    *,
    wall_s: float,
    cpu_s: float,
    abandon: int | None = None,
) -> Ending:
    """Return how process `pid`, which reports on the non-blocking descriptor `report_fd`, ended.

    `finish` kills it and all it started, reaps it and returns its end. The end of the file is never waited
    for: a daemon left behind may hold the pipe open.

    In a worker this function does little by itself and makes few objects: every page that it writes to is
    copied once per job, as the process has just forked.

    Raises:
        AbandonedError: if nobody wants the result; the process is finished all the same.

    """
    started = time.monotonic()
    slow: _Watch | None = None
    pidfd = os.pidfd_open(pid) if hasattr(os, "pidfd_open") else None
    try:
        if pidfd is None or not _ends_soon(pidfd):
            slow = _Watch(pid, pidfd, report_fd, abandon)
            slow.wait(wall_s, cpu_s)
    finally:
        if pidfd is not None:
            os.close(pidfd)
        status, usage = finish(pid)
    cpu_used_s = usage.ru_utime + usage.ru_stime
    if slow is None:
        report = bytearray()
        drain(report_fd, report)
        wall_s = time.monotonic() - started
        return Ending(bytes(report), status, timed_out=False, flooded=False, wall_s=wall_s, cpu_s=cpu_used_s)
    return slow.ending(status, cpu_used_s)


def _ends_soon(pidfd: int) -> bool:
    poll = select.poll()
    poll.register(pidfd, select.POLLIN)
    return bool(poll.poll(_QUICK_MS))


def drain(fd: int, report: bytearray) -> bool:
    """Move what is there from the pipe `fd` to `report`; return whether more may come."""
    while len(report) <= MAX_REPORT_BYTES:
        try:
            data = os.read(fd, 1 << 16)
        except BlockingIOError:
            return True
        if not data:
            return False
        report += data
    return True


class _Watch:
    """Watches a process that takes its time.

    The wall clock starts with the first byte of the report, so that a slow start of an interpreter is not
    charged to the candidate.
    """

    def __init__(self, pid: int, pidfd: int | None, fd: int, abandon: int | None) -> None:
        self._pid = pid
        self._pidfd = pidfd
        self._fd = fd
        self._abandon = abandon
        self._report = bytearray()
        self._more = True  # once all ends of the pipe are closed, poll would return at once for ever
        self._timed_out = False
        self._started = time.monotonic()
        self._start_cpu_s = 0.0

    def wait(self, wall_s: float, cpu_s: float) -> None:
        """Return when the process has ended or is to be ended."""
        deadline = self._started + _START_S
        while not (self._timed_out or self._flooded()):
            if self._drain():
                deadline = self._started + wall_s
            wait_s = max(0.0, deadline - time.monotonic())
            if self._report:
                wait_s = min(wait_s, max(0.005, cpu_s - self._cpu_s()))
            if self._ended(wait_s):
                return
            late = time.monotonic() >= deadline
            self._timed_out = late or (bool(self._report) and self._cpu_s() >= cpu_s)

    def ending(self, status: int, cpu_s: float) -> Ending:
        """Return how the process ended, now that it has been reaped."""
        flooded = self._flooded()
        wall_s = time.monotonic() - self._started
        self._drain()
        return Ending(
            bytes(self._report),
            status,
            timed_out=self._timed_out,
            flooded=flooded,
            wall_s=wall_s,
            cpu_s=cpu_s,
        )

    def _flooded(self) -> bool:
        return len(self._report) > MAX_REPORT_BYTES

    def _drain(self) -> bool:
        """Read what is there; return whether these are the first bytes."""
        was_empty = not self._report
        self._more = self._more and drain(self._fd, self._report)
        first = was_empty and bool(self._report)
        if first:
            self._started = time.monotonic()
            self._start_cpu_s = self._clock()
        return first

    def _ended(self, wait_s: float) -> bool:
        """Wait for a byte, the end or the next look at the clocks; return whether the process has ended."""
        poll = select.poll()
        if self._more:
            poll.register(self._fd, select.POLLIN)
        if self._pidfd is None:
            wait_s = min(wait_s, _POLL_S)
        else:
            poll.register(self._pidfd, select.POLLIN)
        if self._abandon is not None:
            poll.register(self._abandon, select.POLLRDHUP)
        events = dict(poll.poll(wait_s * 1000))
        if self._abandon in events:
            raise AbandonedError
        if self._pidfd is not None:
            return self._pidfd in events
        return os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _cpu_s(self) -> float:
        return self._clock() - self._start_cpu_s

    def _clock(self) -> float:
        """Return the CPU seconds of the process so far, 0.0 where that cannot be seen."""
        try:
            # The kernel's clock of another process (CPUCLOCK_SCHED), as clock_getcpuclockid(3) makes it.
            return time.clock_gettime((~self._pid << 3) | 2)
        except OSError:
            return 0.0
