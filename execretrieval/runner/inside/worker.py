"""A worker: a clean interpreter that loads the standard library once and forks once per job.

In the top tier it enters namespaces and forks pid 1 of its own world, which does the rest; else it does that
itself. It talks to the driver on one socket: a job comes as marshalled data after its length, the answer is
`ANSWER` and the report. When the driver hangs up, everything ends.
"""

from __future__ import annotations

import gc
import marshal
import os
import struct
import time
from _socket import socket  # the module around it would take milliseconds to import
from importlib import import_module
from signal import SIGINT, SIGKILL, default_int_handler

from execretrieval.runner.inside import _linux, candidate, isolation
from execretrieval.runner.inside.folder import empty, remove
from execretrieval.runner.inside.rlimits import lower, plan
from execretrieval.runner.inside.watch import AbandonedError, watch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from resource import struct_rusage

    from execretrieval.runner.inside.rlimits import Plan

# length of the marshalled job; its limits: seconds of wall and CPU time, MiB of memory and of a file
ORDER = struct.Struct("<QddQQ")
# length of the report, wait status, flags, seconds of wall and CPU time
ANSWER = struct.Struct("<QiBdd")
TIMED_OUT, FLOODED, SPENT = 1, 2, 4
NAMESPACES, LANDLOCK, RLIMITS = "namespaces+landlock+seccomp", "landlock+seccomp", "rlimits"

# Has the loader look up all functions of libraries at the start: done late, it is done again in each fork.
BIND_NOW = {"LD_BIND_NOW": "1"}
# Without the wrapper of `signal`, whose enumerations of numbers cost each fork copies of their pages.
_signal = import_module("_signal")

# What tasks use most; each module more makes every fork dearer. None here loads a part of a package that the
# package does not load itself, or a candidate that forgot an import would pass here and not elsewhere; a test
# holds that.
PRELOADED = [
    "bisect",
    "collections",
    "collections.abc",
    "contextlib",
    "copy",
    "dataclasses",
    "datetime",
    "decimal",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "re",
    "statistics",
    "string",
    "time",
    "typing",
]


def main(arguments: list[str]) -> None:
    """Serve the driver on descriptor `arguments[0]` in the tier, scratch folder and as the user given."""
    fd, tier, scratch, uid = int(arguments[0]), arguments[1], arguments[2], int(arguments[3])
    connection = socket(fileno=fd)
    try:
        _warm_up()
        worker = Worker(connection, tier, scratch, uid)
        if tier == NAMESPACES:
            _become_pid_1(scratch, uid)
        worker.prepare()
    except Exception as error:  # whatever it is, the driver is to know
        connection.sendall((str(error) or type(error).__name__).replace("\n", " ").encode()[:4000] + b"\n")
        os._exit(1)
    # Python handles SIGINT, and what pid 1 handles its children can send it.
    _signal.signal(SIGINT, _signal.SIG_DFL)
    connection.sendall(b"\n")
    worker.serve()
    if tier != NAMESPACES:
        try:
            os.chdir("/")
            remove(scratch)
        except OSError:
            os._exit(1)  # the driver, if it still lives, will see to it
    os._exit(0)


def _warm_up() -> None:
    """Load and do what each candidate's process would, before any fork.

    What is written to after a fork is copied, page by page.
    """
    for name in PRELOADED:
        import_module(name)
    candidate.rehearse()
    gc.collect()
    gc.disable()
    gc.freeze()


def _become_pid_1(scratch: str, uid: int) -> None:
    """Go on as the first process of new namespaces; the old one waits for its end."""
    isolation.enter_namespaces(scratch, uid)
    pid = os.fork()
    if pid:
        os._exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) & 0xFF)
    if os.getpid() != 1:  # a child of a process that is not itself outside can be it nowhere else
        raise OSError("the new process is not pid 1 of its own namespace")


class Worker:
    """Runs jobs one at a time."""

    def __init__(self, connection: socket, tier: str, scratch: str, uid: int) -> None:
        self._connection = connection
        self._fd = connection.fileno()
        self._tier = tier
        self._uid = uid
        self._folder = isolation.CANDIDATE_FOLDER if tier == NAMESPACES else scratch
        self._ruleset = -1
        self._filter = b""
        self._processes = isolation.MAX_PROCESSES
        self._zone = os.environ.get("TZ", "")
        self._limits: tuple[float, int, int] | None = None
        self._plan: Plan = []

    def prepare(self) -> None:
        """Enter what is left of the tier, then freeze what has been loaded."""
        os.chdir(self._folder)
        if self._tier != RLIMITS:
            self._ruleset = _linux.landlock_ruleset(
                isolation.readable_paths(), [self._folder], isolation.DEVICES
            )
        isolation.drop_root(self._uid)
        _linux.no_new_privileges()
        if self._tier == NAMESPACES:
            _linux.set_capabilities()
            _linux.die_with_parent()
            _linux.landlock_restrict(self._ruleset)
            _linux.seccomp_install(_linux.seccomp_program())
        else:
            _linux.become_subreaper()
            self._processes += isolation.count_tasks(self._uid)
        if self._tier == LANDLOCK:
            self._filter = _linux.seccomp_program()
        for name in BIND_NOW:
            os.environ.pop(name, None)
        os.environ.update(HOME=self._folder, TMPDIR=self._folder)
        gc.freeze()
        self._stage = candidate.Stage()

    def serve(self) -> None:
        """Run jobs until the driver hangs up."""
        while head := _receive(self._connection, ORDER.size):
            length, wall_s, cpu_s, memory_mib, file_mib = ORDER.unpack(head)
            if self._limits != (cpu_s, memory_mib, file_mib):
                self._limits = (cpu_s, memory_mib, file_mib)
                self._plan = plan(
                    cpu_s=cpu_s, memory_mib=memory_mib, file_mib=file_mib, processes=self._processes
                )
            try:
                self._run(_receive(self._connection, length), wall_s, cpu_s)
            except AbandonedError:
                return

    def _run(self, order: bytes, wall_s: float, cpu_s: float) -> None:
        report_fd, write_fd = os.pipe()
        os.set_blocking(report_fd, False)
        pid = os.fork()
        if pid == 0:
            try:
                self._be_candidate(order, report_fd, write_fd)
            finally:
                os._exit(1)
        os.close(write_fd)
        try:
            ending = watch(pid, report_fd, self._finish, wall_s=wall_s, cpu_s=cpu_s, abandon=self._fd)
        finally:
            os.close(report_fd)
        flags = TIMED_OUT * ending.timed_out | FLOODED * ending.flooded
        try:
            empty(self._folder, change_modes=self._tier != NAMESPACES)
        except OSError:
            flags |= SPENT  # the driver will start another one with another folder
        head = ANSWER.pack(len(ending.report), ending.status, flags, ending.wall_s, ending.cpu_s)
        self._connection.sendall(head + ending.report)

    def _be_candidate(self, order: bytes, report_fd: int, write_fd: int) -> None:
        code, tests, seed, clock_offset_s, time_zone = marshal.loads(order)  # noqa: S302 - our driver's
        os.setsid()
        _signal.signal(SIGINT, default_int_handler)
        os.close(report_fd)
        lower(self._plan)
        if self._tier == LANDLOCK:
            _linux.landlock_restrict(self._ruleset)
            _linux.seccomp_install(self._filter)
            _linux.seccomp_install(_linux.signals_program(os.getpid()))
        if self._ruleset >= 0:
            os.close(self._ruleset)
        os.close(self._fd)
        if time_zone != self._zone:
            os.environ["TZ"] = time_zone
            time.tzset()
        gc.enable()
        candidate.run(self._stage, code, tests, report_fd=write_fd, seed=seed, clock_offset_s=clock_offset_s)

    def _finish(self, pid: int) -> tuple[int, struct_rusage]:
        """Kill everything that the candidate started and reap it; return the end of the candidate itself."""
        if self._tier == NAMESPACES:
            _kill_world()
        else:
            os.kill(pid, SIGKILL)
        _, status, usage = os.wait4(pid, 0)
        while True:
            try:
                reaped, _ = os.waitpid(-1, 0 if self._tier == NAMESPACES else os.WNOHANG)
            except ChildProcessError:
                return status, usage
            if reaped == 0:
                isolation.kill_descendants()
                time.sleep(0.001)


def _kill_world() -> None:
    """Kill every process of the namespace but this one. Only pid 1 may mean that by -1."""
    if os.getpid() != 1:
        raise OSError("only pid 1 of a namespace of its own may kill everything")
    try:
        os.kill(-1, SIGKILL)
    except ProcessLookupError:
        return


def _receive(connection: socket, size: int) -> bytes:
    """Return `size` bytes, or none if the driver hung up."""
    data = bytearray()
    while len(data) < size:
        chunk = connection.recv(min(size - len(data), 1 << 20))
        if not chunk:
            return b""
        data += chunk
    return bytes(data)
