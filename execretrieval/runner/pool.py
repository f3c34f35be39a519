"""Stream jobs through an engine: lazily pulled, run in parallel, yielded in order, memory flat."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

from execretrieval.errors import RunnerError, UsageError
from execretrieval.runner import spelling
from execretrieval.runner.cache import VerdictCache, key
from execretrieval.runner.model import Job, Limits, Verdict
from execretrieval.runner.plain import PlainEngine
from execretrieval.runner.quiet import Gate, may_be_noise, patient
from execretrieval.runner.tiers import PLAIN, choose
from execretrieval.runner.workers import WorkerEngine

# How far ahead of the verdict that is due next jobs may run: bounds memory, and lets others pass a slow one.
_WINDOW_PER_WORKER = 256
_TRIES = 3


class Engine(Protocol):
    """What turns one job into one verdict; called from several threads at once."""

    tier: str

    def execute(self, job: Job, limits: Limits) -> Verdict:
        """Return the verdict; raise RunnerError if the machine failed."""

    def stop(self) -> None:
        """End what runs now, start nothing more."""

    def close(self) -> None:
        """Release everything; called once, after the last `execute` has returned."""


def run(
    jobs: Iterable[Job],
    *,
    limits: Limits | None = None,
    workers: int = 1,
    cache: VerdictCache | None = None,
    tier: str | None = None,
    trusted: bool = False,
) -> Iterator[Verdict]:
    """Yield the verdict of each job, in the order of the jobs.

    Jobs are pulled as they are needed and run on `workers` processes at a time. A job's own limits go before
    `limits`. With a cache, a verdict found there starts no process and comes back with `cached=True`, a new
    one is stored as soon as it is made, and equal jobs in flight at the same time run once. A machine that
    fails is tried again; then the verdict says `infrastructure`.

    Jobs run in the best tier of isolation that the machine offers, or in `tier`. Only jobs that are `trusted`
    run in a tier that is no sandbox.

    Raises:
        UsageError: for fewer than one worker, for an unknown tier, for untrusted jobs without a sandbox.
        RunnerError: for a tier that cannot be had here.
        InputError: for a cache that cannot be used.

    """
    if workers < 1:
        raise UsageError(f"the number of workers must be at least 1, not {workers}")
    return _stream(iter(jobs), limits or Limits(), workers, cache, choose(tier, trusted=trusted))


def _stream(
    jobs: Iterator[Job], limits: Limits, workers: int, cache: VerdictCache | None, tier: str
) -> Iterator[Verdict]:
    engine = start_engine(tier)
    gate = Gate()
    pool = ThreadPoolExecutor(workers, thread_name_prefix="runner")
    window: deque[tuple[Job, Future[Verdict]]] = deque()
    in_flight: dict[bytes, Future[Verdict]] = {}

    def start(job: Job) -> Future[Verdict]:
        job_limits = job.limits or limits
        if cache is None or job.observe:
            return pool.submit(execute, engine, gate, job, job_limits, None)
        name = key(job, job_limits, engine.tier)
        future = in_flight.get(name)
        if future is None:
            found = cache.get(job, job_limits, engine.tier, name)
            if found is not None:
                return _done(found)
            future = in_flight[name] = pool.submit(execute, engine, gate, job, job_limits, cache)
            # Stored by then, so the next equal job finds it in the cache.
            future.add_done_callback(lambda _: in_flight.pop(name, None))
        return future

    try:
        more = True
        while more or window:
            while more and len(window) < workers * _WINDOW_PER_WORKER:
                job = next(jobs, None)
                if job is None:
                    more = False
                else:
                    window.append((job, start(job)))
                    if window[0][1].done():
                        break
            if window:
                job, future = window.popleft()
                verdict = future.result()
                yield verdict if verdict.job is job else replace(verdict, job=job, cached=True)
    finally:
        for _, future in window:
            future.cancel()
        engine.stop()
        pool.shutdown()
        engine.close()


def start_engine(tier: str) -> Engine:
    """Return the engine of a tier."""
    return PlainEngine() if tier == PLAIN else WorkerEngine(tier)


def _done(verdict: Verdict) -> Future[Verdict]:
    future: Future[Verdict] = Future()
    future.set_result(verdict)
    return future


def execute(engine: Engine, gate: Gate, job: Job, limits: Limits, cache: VerdictCache | None) -> Verdict:
    """Return the verdict, `infrastructure` if the machine keeps failing, and store it in the cache."""
    with gate.together():
        verdict = _try(engine, job, limits)
    if may_be_noise(verdict, limits):
        with gate.alone():
            verdict = _try(engine, job, patient(limits))
    if cache is not None:
        cache.put(verdict, limits)
    return verdict


def _try(engine: Engine, job: Job, limits: Limits) -> Verdict:
    reason = ""
    for attempt in range(_TRIES):
        if attempt:
            time.sleep(0.1 * attempt)
        try:
            return engine.execute(job, limits)
        except RunnerError as error:
            reason = str(error)
    outcome = spelling.error("infrastructure", spelling.stable(reason))
    return Verdict(job, (outcome,) * len(job.tests), "infrastructure", 0.0, 0.0, tier=engine.tier)
