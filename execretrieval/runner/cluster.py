"""The same jobs on a Dask cluster: each of its workers drives a sandbox of its own machine."""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import CancelledError
from dataclasses import replace
from functools import cache as once
from importlib import import_module
from importlib.metadata import version
from itertools import islice
from types import TracebackType
from typing import Any

from execretrieval import __version__
from execretrieval.errors import MissingExtraError, RunnerError, UsageError
from execretrieval.runner.cache import ENGINE_VERSION, PYTHON_VERSION, VerdictCache, key
from execretrieval.runner.model import Job, Limits, Verdict
from execretrieval.runner.pool import Engine, execute, start_engine
from execretrieval.runner.quiet import Gate
from execretrieval.runner.tiers import TIERS, best, check_trust

# Enough jobs to be worth a message, few enough that slow ones do not pile up on one worker.
_BATCH = 16
# How far ahead of the verdict that is due next jobs may run.
_BATCHES_PER_THREAD = 16
_CONNECT_S = 30.0
# What must be the same everywhere for verdicts, and the keys they are cached by, to be the same.
VERSIONS = (__version__, ENGINE_VERSION, PYTHON_VERSION)


class Cluster:
    """A Dask cluster: `tcp://HOST:PORT` (or `tls://`) of a scheduler, or `local:N` for N processes here.

    Use it as a context manager. What it started ends with it; a cluster that was there goes on.

    Raises:
        UsageError: for an address of another form.
        MissingExtraError: without the extra `cluster`.
        RunnerError: if no scheduler answers there, or it has no worker.

    """

    def __init__(self, address: str) -> None:
        local = re.fullmatch(r"local:([1-9][0-9]*)", address)
        if not local and not re.fullmatch(r"(tcp|tls)://\S+:[0-9]+", address):
            raise UsageError(
                f"{address!r} is no address of a cluster, such as tcp://10.0.0.1:8786 or local:4"
            )
        try:
            dask: Any = import_module("distributed")
        except ImportError as error:
            raise MissingExtraError("cluster", "a cluster") from error
        self._killed: type[Exception] = dask.KilledWorker
        self._started: Any = None
        self._client: Any = None
        try:
            if local:
                self._started = dask.LocalCluster(
                    n_workers=int(local[1]),
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address=None,
                    silence_logs=logging.ERROR,
                )
            self._client = dask.Client(self._started or address, timeout=_CONNECT_S, set_as_default=False)
            self._client.wait_for_workers(1, timeout=_CONNECT_S)
        except OSError as error:  # a TimeoutError is one
            self.close()
            reason = "it has no worker" if self._client else "no scheduler answers"
            raise RunnerError(f"{address}: {reason}; docs/cluster.md says how to start one") from error
        if not local:
            self._check_installed()

    def _check_installed(self) -> None:
        """Raise RunnerError where a worker lacks this package: Dask would retry its first job forever."""
        found = self._ask(lambda: self._client.run(version, "execretrieval", on_error="return"))
        for worker, answer in found.items():
            if answer != __version__:
                self.close()
                raise RunnerError(f"{worker}: install execretrieval {__version__} there ({answer})")

    def run(
        self,
        jobs: Iterable[Job],
        *,
        limits: Limits | None = None,
        workers: int = 1,
        cache: VerdictCache | None = None,
        tier: str | None = None,
        trusted: bool = False,
    ) -> Iterator[Verdict]:
        """Yield the verdict of each job in the order of the jobs, as `execretrieval.runner.run` does.

        The cache is used here, not on the workers of the cluster. Jobs of a worker that is lost run on
        another; equal jobs in flight run once. Jobs run in the least of the best tiers of the cluster's
        machines, or in `tier`. The number of `workers` is that of the cluster, whatever is said here.

        Raises:
            UsageError: for untrusted jobs where a machine offers no sandbox.
            RunnerError: if the cluster fails, or its machines have other versions of what decides verdicts.

        """
        chosen = tier or self._tier()
        check_trust(chosen, trusted=trusted)
        return self._stream(iter(jobs), limits or Limits(), cache, chosen)

    def _tier(self) -> str:
        """Return the tier that all workers can be expected to offer."""
        found: Mapping[str, str] = self._ask(lambda: self._client.run(best))
        return max(found.values(), key=TIERS.index)

    def _stream(
        self, jobs: Iterator[Job], limits: Limits, cache: VerdictCache | None, tier: str
    ) -> Iterator[Verdict]:
        most = _BATCHES_PER_THREAD * sum(self._ask(self._client.nthreads).values())
        window: deque[_Batch] = deque()
        in_flight: dict[bytes, _Batch] = {}
        try:
            while True:
                while len(window) < most and (some := list(islice(jobs, _BATCH))):
                    window.append(self._send(some, limits, cache, tier, in_flight))
                if not window:
                    return
                batch = window.popleft()
                for name, verdict in zip(batch.sent, self._result(batch), strict=True):
                    batch.verdicts[name] = verdict
                    if cache is not None:
                        cache.put(verdict, verdict.job.limits or limits)
                    del in_flight[name]
                yield from batch.in_order()
        finally:
            self._client.cancel([batch.future for batch in window if batch.sent])

    def _send(
        self,
        jobs: list[Job],
        limits: Limits,
        cache: VerdictCache | None,
        tier: str,
        in_flight: dict[bytes, _Batch],
    ) -> _Batch:
        """Send what neither the cache knows nor an earlier batch will tell."""
        batch = _Batch()
        for job in jobs:
            name = key(job, job.limits or limits, tier)
            batch.lines.append((job, name, in_flight.get(name, batch)))
            if name in in_flight or name in batch.verdicts:
                continue
            found = None if cache is None else cache.get(job, job.limits or limits, tier)
            if found is not None:
                batch.verdicts[name] = found
            else:
                in_flight[name] = batch
                batch.sent[name] = job
        if batch.sent:
            content = list(batch.sent.values())
            batch.future = self._client.submit(run_batch, content, limits, tier, VERSIONS, pure=False)
        return batch

    def _result(self, batch: _Batch) -> list[Verdict]:
        return self._ask(batch.future.result) if batch.sent else []

    def _ask(self, question: Callable[[], Any]) -> Any:
        """Return the answer of the cluster; its failures are failures of the machine."""
        try:
            return question()
        except self._killed as error:
            raise RunnerError("jobs were given up: the workers of the cluster they ran on died") from error
        except (CancelledError, OSError) as error:
            raise RunnerError(f"the scheduler of the cluster is gone: {error}") from error
        except (ImportError, AttributeError) as error:
            raise RunnerError(
                f"a worker of the cluster has no execretrieval {__version__}: {error}"
            ) from error

    def close(self) -> None:
        """Leave the cluster, and end it if it was started here."""
        for part in (self._client, self._started):
            if part is not None:
                part.close()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Batch:
    """Jobs that stand together: what is known of them, what was sent, and where the rest will come from."""

    def __init__(self) -> None:
        self.lines: list[tuple[Job, bytes, _Batch]] = []
        self.sent: dict[bytes, Job] = {}
        self.verdicts: dict[bytes, Verdict] = {}
        self.future: Any = None

    def in_order(self) -> Iterator[Verdict]:
        """Yield the verdicts; those that another job was run for are marked as cached."""
        for job, name, source in self.lines:
            verdict = source.verdicts[name]
            own = self.sent.pop(name, None) is not None
            yield replace(verdict, job=job, cached=not own)
        self.lines.clear()  # or a chain of equal jobs would keep every batch in memory


def run_batch(jobs: list[Job], limits: Limits, tier: str, versions: tuple[object, ...]) -> list[Verdict]:
    """Run jobs one after the other; this is what a worker of the cluster does.

    Raises:
        RunnerError: if this machine has other versions than the one that asks.

    """
    if versions != VERSIONS:
        raise RunnerError(f"a worker of the cluster has {VERSIONS}, this machine {versions}; make them equal")
    engine, gate = _engine(tier)
    return [execute(engine, gate, job, job.limits or limits, None) for job in jobs]


@once
def _engine(tier: str) -> tuple[Engine, Gate]:
    """Return the engine of this process, which lives as long: starting one takes longer than many jobs."""
    return start_engine(tier), Gate()
