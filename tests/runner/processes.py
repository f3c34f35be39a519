"""Look at the processes below one of ours, from the outside."""

from __future__ import annotations

import os
import select
import time
from pathlib import Path


def _children() -> dict[int, list[int]]:
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            parents.setdefault(parent, []).append(int(folder.name))
    return parents


def children(pid: int) -> list[int]:
    """Return the numbers of the processes that `pid` has started."""
    return _children().get(pid, [])


def descendants(pid: int) -> list[int]:
    """Return the numbers of all processes below `pid`, parents first."""
    parents = _children()
    found = [pid]
    for item in found:
        found += parents.get(item, [])
    return found[1:]


def wait_for_descendants(pid: int, count: int) -> list[int]:
    """Return the processes below `pid` once there are at least `count`."""
    deadline = time.monotonic() + 60
    while len(found := descendants(pid)) < count:
        assert time.monotonic() < deadline, found
        time.sleep(0.01)
    return found


def all_end(descriptors: list[int], seconds: float = 30) -> bool:
    """Whether every process behind these pidfds ends in time; closes them."""
    deadline = time.monotonic() + seconds
    ended = []
    for descriptor in descriptors:
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        ended.append(bool(poll.poll(max(0, deadline - time.monotonic()) * 1000)))
        os.close(descriptor)
    return all(ended)
