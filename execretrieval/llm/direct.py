"""Asking one by one, a few at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from functools import partial

from execretrieval.errors import ProviderError
from execretrieval.llm.batches import under_way
from execretrieval.llm.patience import Patience, StoppedError
from execretrieval.llm.provider import Provider
from execretrieval.llm.run import Run
from execretrieval.llm.values import CallError

GIVE_UP_AFTER = 3
"""Requests in a row that got no answer at all, or were refused as requests."""

Report = Callable[[int, int], None]


def silent(done: int, total: int) -> None:
    """Report nothing."""


def run_direct(
    run: Run, provider: Provider, *, jobs: int, patience: Patience, report: Report = silent
) -> None:
    """Ask the open requests of a run with `jobs` threads until each is answered or has failed.

    What is in a batch already is left to that, so that nothing is paid twice.
    An answer is on disk before its thread asks the next question. Raises ProviderError where the provider
    takes no more; all that was answered until then is kept, and so it is after Ctrl-C.
    """
    in_batches = under_way(run)
    names = [name for name in run.open() if name not in in_batches]
    worker = _Worker(run, provider, patience)
    done = len(run.requests) - len(names)
    report(done, len(run.requests))
    with ThreadPoolExecutor(jobs) as pool:
        left = {pool.submit(worker.settle, name) for name in names}
        try:
            while left:
                finished, left = wait(left, return_when=FIRST_COMPLETED)
                for future in finished:
                    future.result()
                done += len(finished)
                report(done, len(run.requests))
        except BaseException:
            patience.stop()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class _Worker:
    def __init__(self, run: Run, provider: Provider, patience: Patience) -> None:
        self._run = run
        self._provider = provider
        self._patience = patience
        self._lock = threading.Lock()
        self._unanswered = 0

    def settle(self, name: str) -> None:
        """Ask until the request is answered, has failed, or gets no answer for now."""
        try:
            self._settle(name)
        except BaseException:
            self._patience.stop()  # at once: the next request of this thread may begin before anybody looks
            raise

    def _settle(self, name: str) -> None:
        while self._run.state(name) == "open":
            request = self._run.to_send(name)
            sent_id = request.custom_id
            try:
                outcome = self._patience.call(partial(self._provider.complete, request, sent_id))
            except StoppedError:
                return
            except CallError as error:
                self._run.record(name, sent_id, error.failure)
                self._count(error)
                return
            with self._lock:
                self._unanswered = 0
            self._run.record(name, sent_id, outcome)

    def _count(self, error: CallError) -> None:
        failure = error.failure
        with self._lock:
            self._unanswered += 1
            too_many = self._unanswered >= GIVE_UP_AFTER
        if failure.kind == "rate_limit" or too_many:
            wait_s = f"; it asks to wait {failure.retry_after_s:.0f} s" if failure.retry_after_s else ""
            raise ProviderError(
                f"the provider does not answer ({failure.message}){wait_s}; what was answered is kept, "
                "so give the same command again later"
            )
