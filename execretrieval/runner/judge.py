"""A candidate's report and the end of its process, turned into a verdict."""

from __future__ import annotations

import json
import signal
from dataclasses import dataclass
from typing import NamedTuple

from execretrieval.runner import spelling
from execretrieval.runner.model import EndedBy, Job, Limits, Verdict

READY, CODE = -2, -1
# The most telling first: what a verdict says ended it is the first of these that any test met.
_TELLING: tuple[EndedBy, ...] = (
    "assert",
    "exception",
    "memory",
    "timeout",
    "signal",
    "output",
    "no_report",
    "environment",
    "pass",
)
_CLASSES: dict[str, EndedBy] = {"MemoryError": "memory", "ModuleNotFoundError": "environment"}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a candidate's process ended, as the one who watched it tells.

    `report` is all that it wrote; `status` is that of `os.wait4`; `timed_out` says that the watcher killed it
    at the limit of a clock, `flooded` that it did because no honest report is as long. Times are in seconds;
    `folder` is the working folder.
    """

    report: bytes
    status: int
    timed_out: bool
    flooded: bool
    wall_s: float
    cpu_s: float
    folder: str


class NeverStarted(Exception):  # noqa: N818 - the machine's state, caught by the engine
    """The process ended before it was ready for the candidate: the machine's failure, not the candidate's."""


class _Result(NamedTuple):
    outcome: str
    kind: EndedBy


_PASSED = _Result(spelling.PASS, "pass")
_MALFORMED = _Result(spelling.error("malformed report"), "output")


def judge(job: Job, limits: Limits, ending: Ending, *, tier: str) -> Verdict:
    """Return the verdict.

    Raises:
        NeverStarted: if the report has no ready line.

    """
    lines = ending.report.split(b"\n")
    start_cpu_ns = _payload(lines[0], READY, "H")
    if start_cpu_ns is None or not start_cpu_ns.isdecimal():
        raise NeverStarted
    results = _results(lines[1:], job, limits, ending)
    return Verdict(
        job,
        tuple(result.outcome for result in results),
        min((result.kind for result in results), key=_TELLING.index, default="pass"),
        ending.wall_s,
        max(0.0, ending.cpu_s - int(start_cpu_ns) / 1e9),
        tier=tier,
        unwitnessed=results.count(_PASSED),
    )


def _results(lines: list[bytes], job: Job, limits: Limits, ending: Ending) -> list[_Result]:
    """Return one result per test."""
    n_tests = len(job.tests)
    *whole, rest = lines or [b""]
    results: list[_Result] = []  # of the code, then of each test
    for index, line in enumerate(whole, CODE):
        result = _result(line, index, ending.folder)
        code_raised = bool(results) and results[0] is not _PASSED
        if result is None or index == n_tests or code_raised:
            return [_MALFORMED] * n_tests
        results.append(result)
    if rest or ending.flooded:
        return [_MALFORMED] * n_tests
    if results and results[0] is not _PASSED:
        return results * n_tests
    if len(results) == n_tests + 1 and ending.status == 0 and not ending.timed_out:
        return results[1:]
    # A process that reported everything and then did not end properly has not earned the last report.
    tests = results[1:n_tests]
    return tests + [_stop(ending, limits)] * (n_tests - len(tests))


def _result(line: bytes, index: int, folder: str) -> _Result | None:
    if _payload(line, index, "P") == "":
        return _PASSED
    try:
        name, built_in, message = json.loads(_payload(line, index, "R") or "")
        name, message = spelling.stable(name), spelling.stable(message, folder)
        if "AssertionError" in built_in:
            return _Result(spelling.fail(message), "assert")
        kinds = [_CLASSES[item] for item in built_in if item in _CLASSES]
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None
    return _Result(spelling.error(name, message), kinds[0] if kinds else "exception")


def _payload(line: bytes, index: int, tag: str) -> str | None:
    """Return what follows `INDEX TAG ` on the line, or None for any other line."""
    head = f"{index} {tag} ".encode()
    return line.removeprefix(head).decode("ascii", "replace") if line.startswith(head) else None


def _stop(ending: Ending, limits: Limits) -> _Result:
    """Return what became of the test in which the process ended."""
    number = ending.status & 0x7F
    out_of_time = number in (signal.SIGXCPU, signal.SIGKILL) and ending.cpu_s >= limits.cpu_s
    if ending.timed_out or out_of_time:
        return _Result(spelling.TIMEOUT, "timeout")
    if number:
        return _Result(spelling.killed_by(number), "signal")
    return _Result(spelling.error("no report", f"exit code {ending.status >> 8}"), "no_report")
