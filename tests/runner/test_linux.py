"""Each primitive of `_linux` by itself, in a process of its own, against what it forbids."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from execretrieval.runner.inside import _linux

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
needs_landlock = pytest.mark.skipif(_linux.landlock_version() == 0, reason="no landlock in this kernel")
needs_seccomp = pytest.mark.skipif(not _linux.seccomp_is_known(), reason="not an architecture known here")


def in_process(program: str, **names: object) -> str:
    """Run the program with `L` as the module and return what it prints."""
    header = "import os, sys, socket, signal\nfrom execretrieval.runner.inside import _linux as L\n"
    header += "".join(f"{name} = {value!r}\n" for name, value in names.items())
    header += (
        "def error(call, *arguments):\n"
        "    try:\n"
        "        call(*arguments)\n"
        "    except OSError as e:\n"
        "        return type(e).__name__\n"
        "    return 'nothing'\n"
    )
    result = subprocess.run([sys.executable, "-c", header + program], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


@needs_landlock
def test_landlock_leaves_what_was_allowed_and_nothing_else(tmp_path: Path) -> None:
    for name in ("read", "write", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text("x")
    printed = in_process(
        "ruleset = L.landlock_ruleset([f'{top}/read'], [f'{top}/write'], ['/dev/null'])\n"
        "L.no_new_privileges()\n"
        "L.landlock_restrict(ruleset)\n"
        "print(error(open, f'{top}/read/file'), error(open, f'{top}/read/file', 'w'),\n"
        "      error(open, f'{top}/write/file', 'w'), error(os.mkdir, f'{top}/write/new'),\n"
        "      error(open, f'{top}/other/file'), error(os.listdir, top), error(open, '/dev/null', 'w'),\n"
        "      error(os.unlink, f'{top}/read/file'), error(os.execv, '/bin/true', ['true']))\n",
        top=str(tmp_path),
    )
    denied = "PermissionError"
    allowed = "nothing"
    assert printed.split() == [allowed, denied, allowed, allowed, denied, denied, allowed, denied, denied]


@needs_landlock
@pytest.mark.skipif(_linux.landlock_version() < 6, reason="this landlock knows no signals")
def test_landlock_keeps_signals_inside() -> None:
    program = (
        "L.no_new_privileges()\n"
        "L.landlock_restrict(L.landlock_ruleset([], [], []))\n"
        "print(error(os.kill, os.getppid(), 0), error(os.kill, os.getpid(), 0))\n"
    )
    assert in_process(program) == "PermissionError nothing"


@needs_seccomp
def test_seccomp_denies_by_name_and_by_argument() -> None:
    printed = in_process(
        "import ctypes, resource\n"
        "L.no_new_privileges()\n"
        "L.seccomp_install(L.seccomp_program())\n"
        "L.seccomp_install(L.signals_program(os.getpid()))\n"
        "print(error(socket.socket), error(socket.socketpair), error(os.chmod, '/tmp', 0o777),\n"
        "      error(os.kill, os.getppid(), 0), error(os.kill, os.getpid(), 0),\n"
        "      error(L.unshare, L.CLONE_NEWUSER),\n"
        "      error(resource.prlimit, os.getppid(), resource.RLIMIT_CORE),\n"
        "      error(resource.prlimit, 0, resource.RLIMIT_CORE))\n"
    )
    denied = "PermissionError"
    allowed = "nothing"
    expected = [denied, allowed, denied, denied, allowed, denied, denied, allowed]
    assert printed.split() == expected


@needs_seccomp
def test_every_number_is_denied_once() -> None:
    for column in range(2):
        numbers = [row[column] for row in _linux._DENIED.values() if row[column] is not None]
        assert len(numbers) == len(set(numbers))


def test_a_parent_takes_its_child_along() -> None:
    program = (
        "import select\n"
        "read, write = os.pipe()\n"
        "if os.fork() == 0:\n"
        "    if os.fork() == 0:\n"
        "        L.die_with_parent()\n"
        "        os.write(write, b'x')\n"
        "        signal.pause()\n"
        "    os.read(read, 1)\n"
        "    os._exit(0)\n"
        "os.wait()\n"
        "os.close(write)\n"
        "print(repr(os.read(read, 1)))\n"  # the end of the file: nobody holds the pipe any more
    )
    assert in_process(program) == "b''"


def test_a_subreaper_gets_the_orphans() -> None:
    program = (
        "L.become_subreaper()\n"
        "read, write = os.pipe()\n"
        "if os.fork() == 0:\n"
        "    if os.fork() == 0:\n"
        "        os.read(read, 1)\n"
        "        os._exit(7)\n"
        "    os._exit(3)\n"
        "first = os.wait()[1] >> 8\n"
        "os.write(write, b'x')\n"
        "print(first, os.wait()[1] >> 8)\n"
    )
    assert in_process(program) == "3 7"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has capabilities to lose")
def test_without_capabilities_root_is_bound_by_modes(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    os.chown(tmp_path / "file", 1, 1)
    (tmp_path / "file").chmod(0)
    program = (
        "print(error(open, path))\nL.set_capabilities()\nprint(error(open, path), error(os.setuid, 5))\n"
    )
    assert in_process(program, path=str(tmp_path / "file")).split() == ["nothing"] + ["PermissionError"] * 2


def test_an_error_names_the_call() -> None:
    with pytest.raises(OSError, match=r"umount /nowhere: (No such file|Operation not permitted)"):
        _linux.umount("/nowhere", 0)
