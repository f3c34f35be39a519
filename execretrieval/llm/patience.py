"""Waiting and trying again where a provider is busy."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

from execretrieval.llm.values import TRANSIENT, CallError

T = TypeVar("T")

TRIES = 5
LONGEST_WAIT_S = 120.0


class StoppedError(Exception):
    """Nothing more is to be sent."""


class Patience:
    """One pause for all threads: what asks one of them to wait asks all.

    A wait that a provider asks for is kept, up to `longest_wait_s`; without one it is 1 s, 2 s, 4 s, ….
    """

    def __init__(
        self,
        *,
        tries: int = TRIES,
        longest_wait_s: float = LONGEST_WAIT_S,
        sleep: Callable[[float], object] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tries = tries
        self._longest = longest_wait_s
        self._stopped = threading.Event()
        self._sleep = sleep or self._stopped.wait
        self._clock = clock
        self._lock = threading.Lock()
        self._resume_at = 0.0

    def call(self, send: Callable[[], T]) -> T:
        """Return what `send` gives; raise its CallError after the last try or if the wait is too long.

        Raises StoppedError after `stop`.
        """
        for attempt in range(1, self._tries + 1):
            self._wait()
            try:
                return send()
            except CallError as error:
                wait_s = error.failure.retry_after_s
                if wait_s is None:
                    wait_s = 2.0 ** (attempt - 1)
                if attempt == self._tries or error.failure.kind not in TRANSIENT or wait_s > self._longest:
                    raise
                with self._lock:
                    self._resume_at = max(self._resume_at, self._clock() + wait_s)
        raise AssertionError("unreachable")

    def stop(self) -> None:
        """End all waits and send nothing more."""
        self._stopped.set()

    def _wait(self) -> None:
        with self._lock:
            left_s = self._resume_at - self._clock()
        if left_s > 0:
            self._sleep(left_s)
        if self._stopped.is_set():
            raise StoppedError
