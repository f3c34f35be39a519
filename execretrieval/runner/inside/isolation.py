# pathlib takes 13 ms to import, and a worker's children could see it.
# ruff: noqa: PTH102, PTH103, PTH106, PTH110, PTH112, PTH118, PTH120, PTH123, PTH208
"""Enter the sandbox: what each tier does to the process that will fork the candidates."""

from __future__ import annotations

import os
import signal
import sys

from execretrieval.runner.inside import _linux

CANDIDATE_FOLDER = "/candidate"
DEVICES = ["/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"]
_TMPFS = "size=16m,nr_inodes=1024,mode=700,uid={0},gid={0}"
# Enough for the threads and forks that honest code starts.
MAX_PROCESSES = 64
_LIBRARIES = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache"]
STANDARD_LIBRARY = os.path.dirname(os.__file__)
# Above what systemd gives to containers; and where a container has no such users, above what it uses itself.
_HIGH_UID, _LOW_UID = 0x70000000, 64_000


def readable_paths() -> list[str]:
    """Return what an interpreter reads: the standard library, shared libraries, time zones."""
    own = [STANDARD_LIBRARY, os.path.join(sys.base_prefix, "lib")]
    kept: list[str] = []
    for path in sorted({*_LIBRARIES, *own, "/usr/share/zoneinfo"}):
        real = os.path.realpath(path)
        if not os.path.exists(path):
            continue
        if not any(real == top or real.startswith(f"{top}/") for top in kept):
            kept.append(real)
        if path != real:  # a link such as /lib, by which others are found
            kept.append(path)
    return kept


def user_id(index: int) -> int:
    """Return the user that the candidates of worker `index` of this process run as.

    Under root it is one that nobody else has, as the kernel counts processes by user.
    """
    if os.geteuid() != 0:
        return os.getuid()
    with open("/proc/self/uid_map") as file:
        every_id_exists = file.read().split() == ["0", "0", "4294967295"]
    return (_HIGH_UID + os.getpid() % (1 << 22) * 64 if every_id_exists else _LOW_UID) + index % 64


def drop_root(uid: int) -> None:
    """As root, become user `uid`, who owns nothing and has no other process: limits do not hold for root.

    The right to read everything is kept where others than root cannot read the standard library.

    Raises:
        OSError: if this root may not do that.

    """
    if os.geteuid() == 0:
        _linux.keep_capabilities()
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)
        readable = os.access(STANDARD_LIBRARY, os.R_OK | os.X_OK)
        _linux.set_capabilities(0 if readable else _linux.CAP_DAC_READ_SEARCH)


def enter_namespaces(scratch: str, owner: int) -> None:
    """Leave for user, mount, pid, net, ipc and uts namespaces of one's own; the next fork is pid 1 there.

    The root holds no more than `readable_paths`, a few devices and an empty folder that belongs to `owner`.

    Raises:
        OSError: if the machine does not allow it.

    """
    flags = _linux.CLONE_NEWNS | _linux.CLONE_NEWPID | _linux.CLONE_NEWNET
    flags |= _linux.CLONE_NEWIPC | _linux.CLONE_NEWUTS
    uid, gid = os.getuid(), os.getgid()
    if os.geteuid() != 0:
        flags |= _linux.CLONE_NEWUSER
    _linux.unshare(flags)
    if flags & _linux.CLONE_NEWUSER:
        _write("/proc/self/setgroups", "deny")
        _write("/proc/self/uid_map", f"{uid} {uid} 1")
        _write("/proc/self/gid_map", f"{gid} {gid} 1")
    _linux.mount(None, "/", None, _linux.MS_REC | _linux.MS_PRIVATE)
    _linux.mount("tmpfs", scratch, "tmpfs", _linux.MS_NOSUID | _linux.MS_NODEV, "mode=755")
    for path in readable_paths():
        _bind(path, scratch)
    for path in DEVICES:
        _bind(path, scratch)
    folder = scratch + CANDIDATE_FOLDER
    os.mkdir(folder)
    options = _TMPFS.format(owner) if owner != uid else _TMPFS.partition(",uid")[0]
    _linux.mount("tmpfs", folder, "tmpfs", _linux.MS_NOSUID | _linux.MS_NODEV | _linux.MS_NOEXEC, options)
    old = os.path.join(scratch, ".old")
    os.mkdir(old)
    _linux.pivot_root(scratch, old)
    os.chdir("/")
    _linux.umount("/.old", _linux.MNT_DETACH)
    os.rmdir("/.old")
    _linux.mount(None, "/", None, _linux.MS_REMOUNT | _linux.MS_BIND | _linux.MS_RDONLY | _kept_flags("/"))


def _write(path: str, text: str) -> None:
    with open(path, "w") as file:
        file.write(text)


def _bind(path: str, root: str) -> None:
    """Show `path` at the same place below `root`, read-only if it is a folder."""
    target = root + path
    if os.path.isdir(path):
        os.makedirs(target, mode=0o755, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), mode=0o755, exist_ok=True)
        with open(target, "w"):
            pass
    _linux.mount(path, target, None, _linux.MS_BIND | _linux.MS_REC)
    if os.path.isdir(path):
        flags = _linux.MS_REMOUNT | _linux.MS_BIND | _linux.MS_RDONLY | _kept_flags(target)
        _linux.mount(None, target, None, flags)


def _kept_flags(path: str) -> int:
    """Return the flags that a remount must repeat, as a user namespace cannot take them off."""
    flags = os.statvfs(path).f_flag
    kept = flags & (os.ST_NOSUID | os.ST_NODEV | os.ST_NOEXEC | os.ST_NOATIME | os.ST_NODIRATIME)
    return kept | (1 << 21 if flags & os.ST_RELATIME else 0)


def count_tasks(uid: int) -> int:
    """Return the number of threads that belong to `uid`: the kernel's limit counts them all."""
    return sum(status.count_threads for status in _processes() if status.uid == uid)


def kill_user(uid: int) -> None:
    """Kill every process of a user that only candidates of one worker run as."""
    while alive := [item.pid for item in _processes() if item.uid == uid and item.state not in "ZX"]:
        for pid in alive:
            _kill(pid)


def kill_descendants() -> None:
    """Kill all descendants of this process, which must be their subreaper so that none can leave the tree."""
    processes = _processes()
    ours = {os.getpid()}
    growing = True
    while growing:
        found = {item.pid for item in processes if item.parent in ours} - ours
        growing = bool(found)
        ours |= found
    for pid in ours - {os.getpid()}:
        _kill(pid)


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return  # it has ended


class _Process:
    """What /proc/PID/status says; the owner of the folder is root for processes that changed their user."""

    def __init__(self, text: str) -> None:
        fields = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
        self.pid = int(fields["Pid"])
        self.parent = int(fields["PPid"])
        self.state = fields["State"].split()[0]
        self.uid = int(fields["Uid"].split()[0])
        self.count_threads = int(fields["Threads"])


def _processes() -> list[_Process]:
    found = []
    for name in os.listdir("/proc"):
        try:
            if name.isdecimal():
                with open(f"/proc/{name}/status", errors="replace") as file:
                    found.append(_Process(file.read()))
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended
    return found
