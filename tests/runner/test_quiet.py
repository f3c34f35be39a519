"""Second chances: what is taken for noise, and that the second run is alone."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from execretrieval.runner import Job, Limits, Verdict, run
from execretrieval.runner.plain import PlainEngine
from execretrieval.runner.quiet import Gate, may_be_noise
from execretrieval.runner.tiers import LANDLOCK, NAMESPACES, PLAIN

LIMITS = Limits(wall_s=5.0, cpu_s=5.0)
TIMEOUT = Verdict(Job("", ("pass",)), ("TIMEOUT",), "timeout", wall_s=5.01, cpu_s=0.1)
EXHAUSTED = replace(
    TIMEOUT, outcomes=("ERROR:RuntimeError: can't start new thread",), ended_by="exception", wall_s=0.1
)


@pytest.mark.parametrize(
    ("verdict", "limits", "noise"),
    [
        (TIMEOUT, LIMITS, True),
        (replace(TIMEOUT, cpu_s=4.9), LIMITS, False),
        (replace(TIMEOUT, cpu_s=0.5, wall_s=0.6), replace(LIMITS, cpu_s=0.5), False),
        (replace(TIMEOUT, outcomes=("FAIL",), ended_by="assert"), LIMITS, False),
        (replace(EXHAUSTED, tier=LANDLOCK), LIMITS, True),
        (replace(EXHAUSTED, tier=NAMESPACES), LIMITS, False),
    ],
)
def test_what_is_taken_for_noise(verdict: Verdict, limits: Limits, noise: bool) -> None:
    assert may_be_noise(verdict, limits) is noise


def test_a_timeout_without_cpu_is_run_once_more_and_the_second_verdict_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[float] = []

    def execute(self: PlainEngine, job: Job, limits: Limits) -> Verdict:
        asked.append(limits.wall_s)
        return replace(TIMEOUT, job=job) if len(asked) == 1 else Verdict(job, ("pass",), "pass", 6.0, 1.0)

    monkeypatch.setattr(PlainEngine, "execute", execute)
    [verdict] = run([TIMEOUT.job], limits=LIMITS, tier=PLAIN, trusted=True)
    assert verdict.passed
    assert asked == [5.0, 15.0]


def test_alone_means_that_nobody_else_is_inside() -> None:
    gate = Gate()
    inside: list[str] = []
    seen: list[list[str]] = []
    started, leave = threading.Event(), threading.Event()

    def neighbour() -> None:
        with gate.together():
            inside.append("neighbour")
            started.set()
            leave.wait()
            inside.remove("neighbour")

    def loner() -> None:
        with gate.alone():
            seen.append(list(inside))

    threads = [threading.Thread(target=neighbour), threading.Thread(target=loner)]
    threads[0].start()
    started.wait()
    threads[1].start()
    leave.set()
    for thread in threads:
        thread.join()
    assert seen == [[]]
    with gate.together(), gate.together():
        pass  # it is open again
