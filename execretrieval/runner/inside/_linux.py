# pathlib takes 13 ms to import, and a worker's children could see it.
# ruff: noqa: PTH112
"""System calls of Linux that Python does not wrap, by ctypes: namespaces, landlock, seccomp, prctl, mounts.

Each function does one thing and raises OSError that names the call. Nothing here decides a policy, except
the list of denied system calls, which stands in `_denied`.

Sources: unshare(2), mount(2), pivot_root(2), prctl(2), seccomp(2), landlock(7), capset(2).
"""

from __future__ import annotations

import ctypes
import os
import struct

CLONE_NEWNS, CLONE_NEWUTS, CLONE_NEWIPC = 0x00020000, 0x04000000, 0x08000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT = 1, 2, 4, 8, 32
MS_BIND, MS_REC, MS_PRIVATE = 4096, 16384, 1 << 18
MNT_DETACH = 2

_PR_SET_PDEATHSIG, _PR_SET_KEEPCAPS, _PR_SET_SECCOMP = 1, 8, 22
_PR_SET_CHILD_SUBREAPER, _PR_SET_NO_NEW_PRIVS = 36, 38
CAP_DAC_READ_SEARCH = 1 << 2
_SECCOMP_MODE_FILTER = 2
_libc = ctypes.CDLL(None, use_errno=True)
_MACHINE = os.uname().machine


def _check(name: str, result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")
    return result


def unshare(flags: int) -> None:
    """Leave the namespaces named by `flags` for new ones."""
    _check("unshare", _libc.unshare(flags))


def mount(source: str | None, target: str, kind: str | None, flags: int, data: str | None = None) -> None:
    """Mount, bind or remount."""
    arguments = [text.encode() if text is not None else None for text in (source, target, kind)]
    result = _libc.mount(*arguments, ctypes.c_ulong(flags), data.encode() if data else None)
    _check(f"mount {target}", result)


def pivot_root(new_root: str, put_old: str) -> None:
    """Make `new_root` the root; the old one is then found at `put_old`."""
    number = {"x86_64": 155, "aarch64": 41}[_MACHINE]
    _check("pivot_root", _libc.syscall(ctypes.c_long(number), new_root.encode(), put_old.encode()))


def umount(target: str, flags: int) -> None:
    """Unmount."""
    _check(f"umount {target}", _libc.umount2(target.encode(), flags))


def _prctl(name: str, option: int, value: int, pointer: object = None) -> None:
    extra = ctypes.c_ulong(0)
    second = extra if pointer is None else pointer
    _check(name, _libc.prctl(option, ctypes.c_ulong(value), second, extra, extra))


def die_with_parent() -> None:
    """Ask for SIGKILL when the parent dies; forgotten when the user id changes."""
    _prctl("prctl(PDEATHSIG)", _PR_SET_PDEATHSIG, 9)


def become_subreaper() -> None:
    """Become the parent of all orphans among the descendants."""
    _prctl("prctl(CHILD_SUBREAPER)", _PR_SET_CHILD_SUBREAPER, 1)


def no_new_privileges() -> None:
    """Give up what setuid programs could give; a condition of landlock and seccomp."""
    _prctl("prctl(NO_NEW_PRIVS)", _PR_SET_NO_NEW_PRIVS, 1)


def keep_capabilities() -> None:
    """Let the next change of the user id leave the permitted capabilities alone."""
    _prctl("prctl(KEEPCAPS)", _PR_SET_KEEPCAPS, 1)


def set_capabilities(mask: int = 0) -> None:
    """Keep only these capabilities, by default none."""
    header = struct.pack("=Ii", 0x20080522, 0)  # _LINUX_CAPABILITY_VERSION_3, this thread
    _check("capset", _libc.capset(header, struct.pack("=6I", mask, mask, 0, 0, 0, 0)))


# --- landlock ---------------------------------------------------------------------------------------------

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_FS_EXECUTE, _FS_WRITE, _FS_READ, _FS_READ_DIR = 1, 2, 4, 8
_FS_MAKE_CHAR, _FS_MAKE_BLOCK, _FS_TRUNCATE = 1 << 6, 1 << 11, 1 << 14
_FS_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}  # version of the interface: number of rights it knows
_NET_RIGHTS = 0b11  # bind and connect, TCP, from version 4
_SCOPES = 0b11  # abstract sockets and signals, from version 6


def landlock_version() -> int:
    """Return the version of landlock's interface, 0 where it is missing."""
    return max(0, int(_libc.syscall(ctypes.c_long(_CREATE_RULESET), None, ctypes.c_size_t(0), 1)))


def landlock_ruleset(readable: list[str], writable: list[str], devices: list[str]) -> int:
    """Return the descriptor of a ruleset that allows to read, to read and write, and nothing else.

    Nothing may be executed; nothing may be connected or bound by TCP and no process outside be signalled
    where the version of the interface knows that.
    """
    version = landlock_version()
    every = (1 << _FS_RIGHTS.get(version, 16)) - 1
    attributes = struct.pack("=QQQ", every, _NET_RIGHTS, _SCOPES)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    fd = _check(
        "landlock_create_ruleset",
        _libc.syscall(ctypes.c_long(_CREATE_RULESET), attributes, ctypes.c_size_t(size), 0),
    )
    try:
        for path in readable:
            _allow(fd, path, (_FS_READ | _FS_READ_DIR) & every)
        for path in writable:
            _allow(fd, path, every & ~(_FS_EXECUTE | _FS_MAKE_CHAR | _FS_MAKE_BLOCK))
        for path in devices:
            _allow(fd, path, (_FS_READ | _FS_WRITE | _FS_TRUNCATE) & every)
    except BaseException:
        os.close(fd)
        raise
    return fd


def _allow(ruleset: int, path: str, rights: int) -> None:
    if not os.path.isdir(path):
        rights &= ~_FS_READ_DIR
    fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = struct.pack("=Qi", rights, fd)
        _check(
            f"landlock_add_rule {path}",
            _libc.syscall(ctypes.c_long(_ADD_RULE), ruleset, 1, rule, ctypes.c_uint(0)),
        )
    finally:
        os.close(fd)


def landlock_restrict(ruleset: int) -> None:
    """Apply a ruleset to this thread and all it starts, for good."""
    _check("landlock_restrict_self", _libc.syscall(ctypes.c_long(_RESTRICT_SELF), ruleset, ctypes.c_uint(0)))


# --- seccomp ----------------------------------------------------------------------------------------------

_EPERM, _EACCES, _ENOSYS = 1, 13, 38
_ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_NEW_NAMESPACES = 0x7E020080  # all CLONE_NEW*, CLONE_NEWTIME and CLONE_NEWCGROUP among them
_LOAD, _AND, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
_ALLOW, _ERRNO, _KILL = 0x7FFF0000, 0x00050000, 0x80000000

# name: numbers on x86_64 and aarch64 (None where the architecture has no such call), the error it gets
_DENIED: dict[str, tuple[int | None, int | None, int]] = {
    # other processes: their memory, their limits, their place on the machine
    "ptrace": (101, 117, _EPERM),
    "process_vm_readv": (310, 270, _EPERM),
    "process_vm_writev": (311, 271, _EPERM),
    "process_madvise": (440, 440, _EPERM),
    "process_mrelease": (448, 448, _EPERM),
    "kcmp": (312, 272, _EPERM),
    "pidfd_getfd": (438, 438, _EPERM),
    "setpriority": (141, 140, _EPERM),
    "sched_setscheduler": (144, 119, _EPERM),
    "sched_setparam": (142, 118, _EPERM),
    "sched_setattr": (314, 274, _EPERM),
    "sched_setaffinity": (203, 122, _EPERM),
    "ioprio_set": (251, 30, _EPERM),
    "migrate_pages": (256, 238, _EPERM),
    "move_pages": (279, 239, _EPERM),
    # mounts, namespaces, roots
    "mount": (165, 40, _EPERM),
    "umount2": (166, 39, _EPERM),
    "pivot_root": (155, 41, _EPERM),
    "chroot": (161, 51, _EPERM),
    "unshare": (272, 97, _EPERM),
    "setns": (308, 268, _EPERM),
    "open_tree": (428, 428, _EPERM),
    "move_mount": (429, 429, _EPERM),
    "fsopen": (430, 430, _EPERM),
    "fsconfig": (431, 431, _EPERM),
    "fsmount": (432, 432, _EPERM),
    "fspick": (433, 433, _EPERM),
    "mount_setattr": (442, 442, _EPERM),
    "name_to_handle_at": (303, 264, _EPERM),
    "open_by_handle_at": (304, 265, _EPERM),
    "clone3": (435, 435, _ENOSYS),  # its flags are out of a filter's sight; the C library then takes clone
    # doors into the kernel that a candidate has no use for
    "bpf": (321, 280, _EPERM),
    "perf_event_open": (298, 241, _EPERM),
    "io_uring_setup": (425, 425, _EPERM),
    "io_uring_enter": (426, 426, _EPERM),
    "io_uring_register": (427, 427, _EPERM),
    "userfaultfd": (323, 282, _EPERM),
    "add_key": (248, 217, _EPERM),
    "request_key": (249, 218, _EPERM),
    "keyctl": (250, 219, _EPERM),
    "kexec_load": (246, 104, _EPERM),
    "kexec_file_load": (320, 294, _EPERM),
    "init_module": (175, 105, _EPERM),
    "finit_module": (313, 273, _EPERM),
    "delete_module": (176, 106, _EPERM),
    "reboot": (169, 142, _EPERM),
    "swapon": (167, 224, _EPERM),
    "swapoff": (168, 225, _EPERM),
    "quotactl": (179, 60, _EPERM),
    "syslog": (103, 116, _EPERM),
    "acct": (163, 89, _EPERM),
    "settimeofday": (164, 170, _EPERM),
    "clock_settime": (227, 112, _EPERM),
    "adjtimex": (159, 171, _EPERM),
    "clock_adjtime": (305, 266, _EPERM),
    # other programs, and sockets: a network namespace or landlock leaves some kinds of them open
    "execve": (59, 221, _EACCES),
    "execveat": (322, 281, _EACCES),
    "socket": (41, 198, _EACCES),
    # what landlock does not cover: the attributes of files
    "chmod": (90, None, _EPERM),
    "fchmod": (91, 52, _EPERM),
    "fchmodat": (268, 53, _EPERM),
    "fchmodat2": (452, 452, _EPERM),
    "chown": (92, None, _EPERM),
    "fchown": (93, 55, _EPERM),
    "lchown": (94, None, _EPERM),
    "fchownat": (260, 54, _EPERM),
    "utime": (132, None, _EPERM),
    "utimes": (235, None, _EPERM),
    "futimesat": (261, None, _EPERM),
    "utimensat": (280, 88, _EPERM),
    "setxattr": (188, 5, _EPERM),
    "lsetxattr": (189, 6, _EPERM),
    "fsetxattr": (190, 7, _EPERM),
    "removexattr": (197, 14, _EPERM),
    "lremovexattr": (198, 15, _EPERM),
    "fremovexattr": (199, 16, _EPERM),
    # what would outlive the process inside its namespace
    "shmget": (29, 194, _EPERM),
    "semget": (64, 190, _EPERM),
    "msgget": (68, 186, _EPERM),
    "mq_open": (240, 180, _EPERM),
}
# name: numbers, and the argument that must be one of the values handed to `deny`
_SIGNALS = {"kill": (62, 129), "tgkill": (234, 131)}
_SIGNALS_ALWAYS = {
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "pidfd_send_signal": (424, 424),
}
_CLONE, _PRLIMIT = (56, 220), (302, 261)


def seccomp_is_known() -> bool:
    """Whether the numbers of the system calls of this machine's architecture are known here."""
    return _MACHINE in _ARCHITECTURES and struct.calcsize("P") == 8


def _column() -> int:
    return list(_ARCHITECTURES).index(_MACHINE)


def seccomp_program() -> bytes:
    """Return a filter that denies what a candidate must not do and allows the rest."""
    column = _column()
    program = [
        _statement(_LOAD, 4),  # the architecture
        _jump(_EQUAL, _ARCHITECTURES[_MACHINE], 1, 0),
        _statement(_RETURN, _KILL),
        _statement(_LOAD, 0),  # the number of the call
        # On x86_64 the numbers above are those of the x32 interface, a second door to every call.
        _jump(_AT_LEAST, 0x40000000, 0, 1),
        _statement(_RETURN, _ERRNO | _ENOSYS),
    ]
    for *numbers, error in _DENIED.values():
        program += _deny(numbers[column], error)
    program += [
        _jump(_EQUAL, _CLONE[column], 0, 5),
        _statement(_LOAD, 16),
        _statement(_AND, _NEW_NAMESPACES),
        _jump(_EQUAL, 0, 1, 0),
        _statement(_RETURN, _ERRNO | _EPERM),
        _statement(_RETURN, _ALLOW),
        _jump(_EQUAL, _PRLIMIT[column], 0, 4),
        _statement(_LOAD, 16),
        _jump(_EQUAL, 0, 1, 0),
        _statement(_RETURN, _ERRNO | _EPERM),
        _statement(_RETURN, _ALLOW),
    ]
    return b"".join([*program, _statement(_RETURN, _ALLOW)])


def signals_program(pid: int) -> bytes:
    """Return a filter that lets signals be sent to process `pid` and to one's own group only.

    It goes with `seccomp_program`, which sees to the architecture and to the second door to every call.
    """
    column = _column()
    program = [_statement(_LOAD, 0)]
    for always in _SIGNALS_ALWAYS.values():
        program += _deny(always[column], _EPERM)
    for by_process in _SIGNALS.values():
        program += [
            _jump(_EQUAL, by_process[column], 0, 5),
            _statement(_LOAD, 16),
            _jump(_EQUAL, pid, 2, 0),
            _jump(_EQUAL, 0, 1, 0),
            _statement(_RETURN, _ERRNO | _EPERM),
            _statement(_RETURN, _ALLOW),
        ]
    return b"".join([*program, _statement(_RETURN, _ALLOW)])


def _deny(number: int | None, error: int) -> list[bytes]:
    return [] if number is None else [_jump(_EQUAL, number, 0, 1), _statement(_RETURN, _ERRNO | error)]


def deny_calls(numbers: list[int]) -> bytes:
    """Return a filter that denies these calls alone, as a container's might."""
    program = [_statement(_LOAD, 0)]
    for number in numbers:
        program += _deny(number, _EPERM)
    return b"".join([*program, _statement(_RETURN, _ALLOW)])


def _statement(code: int, value: int) -> bytes:
    return struct.pack("=HBBI", code, 0, 0, value)


def _jump(code: int, value: int, if_true: int, if_false: int) -> bytes:
    return struct.pack("=HBBI", code, if_true, if_false, value)


def seccomp_install(program: bytes) -> None:
    """Install a filter for this thread and all it starts, for good."""
    instructions = ctypes.create_string_buffer(program, len(program))
    header = struct.pack("=H6xQ", len(program) // 8, ctypes.addressof(instructions))
    _prctl("prctl(SECCOMP)", _PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, header)
