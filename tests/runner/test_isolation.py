"""What a worker does to find and end the processes of a candidate."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from execretrieval.runner.inside import isolation

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user")
def test_every_process_of_a_user_is_found_and_ended_whoever_owns_its_folder() -> None:
    uid = isolation.user_id(63)
    program = (
        f"import os, signal\nos.setresuid({uid}, {uid}, {uid})\nos.fork()\nos.fork() or os.setsid()\n"
        "print(flush=True)\nsignal.pause()\n"
    )
    leader = subprocess.Popen(
        [sys.executable, "-S", "-c", program], stdout=subprocess.PIPE, start_new_session=True
    )
    assert leader.stdout is not None
    for _ in range(4):
        leader.stdout.readline()
    assert isolation.count_tasks(uid) == 4
    isolation.kill_user(uid)
    assert leader.wait() == -9
    assert leader.stdout.read() == b""  # the end of the file: nobody holds the pipe any more
    leader.stdout.close()


def test_each_worker_of_root_has_a_user_of_its_own() -> None:
    ids = {isolation.user_id(index) for index in range(64)}
    assert len(ids) == (64 if os.geteuid() == 0 else 1)
    assert os.geteuid() != 0 or min(ids) >= 64_000
