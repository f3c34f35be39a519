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


class Watch:
    """Watches process `pid`, which reports on the non-blocking descriptor `report_fd`.

    It never waits for the end of the file: a daemon left behind may hold the pipe open. The wall clock starts
    with the first byte of the report, so that a slow start of an interpreter is not charged to the candidate.
    """

    def __init__(
        self, pid: int, report_fd: int, *, wall_s: float, cpu_s: float, abandon: int | None = None
    ) -> None:
        self._pid = pid
        self._fd = report_fd
        self._wall_s = wall_s
        self._max_cpu_s = cpu_s
        self._abandon = abandon
        self._report = bytearray()
        self._started = time.monotonic()
        self._deadline = self._started + _START_S
        self._start_cpu_s = 0.0

    def run(self, finish: Callable[[int], tuple[int, struct_rusage]]) -> Ending:
        """Return how the process ended; `finish` kills it and all it started, reaps it, returns its end.

        Raises:
            AbandonedError: if nobody wants the result; the process is finished all the same.

        """
        timed_out = flooded = False
        pidfd = os.pidfd_open(self._pid) if hasattr(os, "pidfd_open") else None
        try:
            while not self._ended(pidfd):
                flooded = len(self._report) > MAX_REPORT_BYTES
                timed_out = self._out_of_time()
                if timed_out or flooded:
                    break
        finally:
            if pidfd is not None:
                os.close(pidfd)
            status, usage = finish(self._pid)
        wall_s = time.monotonic() - self._started
        self._drain()
        return Ending(
            bytes(self._report),
            status,
            timed_out=timed_out,
            flooded=flooded,
            wall_s=wall_s,
            cpu_s=usage.ru_utime + usage.ru_stime,
        )

    def _ended(self, pidfd: int | None) -> bool:
        """Wait for a byte, the end or the next look at the clocks; return whether the process has ended."""
        wait_s = max(0.0, self._deadline - time.monotonic())
        if self._report:
            wait_s = min(wait_s, max(0.005, self._max_cpu_s - self._cpu_s()))
        poll = select.poll()
        if self._fd >= 0:
            poll.register(self._fd, select.POLLIN)
        if pidfd is None:
            wait_s = min(wait_s, _POLL_S)
        else:
            poll.register(pidfd, select.POLLIN)
        if self._abandon is not None:
            poll.register(self._abandon, select.POLLRDHUP)
        events = dict(poll.poll(wait_s * 1000))
        if self._abandon in events:
            raise AbandonedError
        if self._fd in events:
            self._drain()
        if pidfd is not None:
            return pidfd in events
        return os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _drain(self) -> None:
        """Read what is there."""
        while self._fd >= 0 and len(self._report) <= MAX_REPORT_BYTES:
            try:
                data = os.read(self._fd, 1 << 16)
            except BlockingIOError:
                return
            if not data:
                self._fd = -1  # all ends closed: nothing more to come, and poll would return at once for ever
                return
            if not self._report:
                self._started = time.monotonic()
                self._deadline = self._started + self._wall_s
                self._start_cpu_s = self._clock()
            self._report += data

    def _out_of_time(self) -> bool:
        return time.monotonic() >= self._deadline or (bool(self._report) and self._cpu_s() >= self._max_cpu_s)

    def _cpu_s(self) -> float:
        return self._clock() - self._start_cpu_s

    def _clock(self) -> float:
        """Return the CPU seconds of the process so far, 0.0 where that cannot be seen."""
        try:
            # The kernel's clock of another process (CPUCLOCK_SCHED), as clock_getcpuclockid(3) makes it.
            return time.clock_gettime((~self._pid << 3) | 2)
        except OSError:
            return 0.0
