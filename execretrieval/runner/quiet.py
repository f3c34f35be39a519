"""Tell the noise of a busy machine from what a candidate did, and give it a second chance alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from execretrieval.runner.model import Limits, Verdict
from execretrieval.runner.tiers import NAMESPACES

_IDLE_SHARE = 0.8
_PATIENCE = 3
# What the kernel says when the number of processes is exhausted, which neighbours can do outside namespaces.
_EXHAUSTED = ("Resource temporarily unavailable", "can't start new thread")


def may_be_noise(verdict: Verdict, limits: Limits) -> bool:
    """Whether the job may have suffered from its neighbours.

    It may have if it ran into the wall clock with CPU time left (it may as well have slept), or if it shares
    the kernel's count of processes with them and found it exhausted.
    """
    if verdict.ended_by == "timeout" and verdict.wall_s >= limits.wall_s:
        return verdict.cpu_s < _IDLE_SHARE * min(limits.wall_s, limits.cpu_s)
    if verdict.tier == NAMESPACES:
        return False
    return any(text in outcome for outcome in verdict.outcomes for text in _EXHAUSTED)


def patient(limits: Limits) -> Limits:
    """Return the limits of a second chance: the wall clock waits longer, so that the CPU clock decides."""
    return replace(limits, wall_s=_PATIENCE * limits.wall_s)


class Gate:
    """Lets any number of threads through together, or one alone."""

    def __init__(self) -> None:
        self._condition = threading.Condition()
        self._inside = 0
        self._waiting = 0

    @contextmanager
    def together(self) -> Iterator[None]:
        """Enter beside others, after those who wait to be alone."""
        with self._condition:
            self._condition.wait_for(lambda: self._waiting == 0)
            self._inside += 1
        try:
            yield
        finally:
            with self._condition:
                self._inside -= 1
                self._condition.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Enter when nobody is inside, and keep the others out."""
        with self._condition:
            self._waiting += 1
            try:
                self._condition.wait_for(lambda: self._inside == 0)
            except BaseException:
                self._waiting -= 1
                self._condition.notify_all()
                raise
            self._inside += 1
        try:
            yield
        finally:
            with self._condition:
                self._inside -= 1
                self._waiting -= 1
                self._condition.notify_all()
