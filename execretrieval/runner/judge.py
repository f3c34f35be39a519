"""A candidate's report and the end of its process, turned into a verdict."""

from __future__ import annotations

import json
import signal
from collections.abc import Sequence
from typing import NamedTuple

from execretrieval.runner import spelling
from execretrieval.runner.inside.watch import Ending
from execretrieval.runner.model import EndedBy, Job, Limits, Verdict
from execretrieval.runner.split import Step, steps
from execretrieval.runner.values import MalformedError, parse

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


class NeverStarted(Exception):  # noqa: N818 - the machine's state, caught by the engine
    """The process ended before it was ready for the candidate: the machine's failure, not the candidate's."""


class _Result(NamedTuple):
    outcome: str
    kind: EndedBy
    witnessed: bool = True
    value: str = ""


_PASSED = _Result(spelling.PASS, "pass")
_UNWITNESSED = _Result(spelling.PASS, "pass", witnessed=False)
_MALFORMED = _Result(spelling.error("malformed report"), "output")
_WHOLE = Step("")


def judge(job: Job, limits: Limits, ending: Ending, *, tier: str, folder: str) -> Verdict:
    """Return the verdict; the path of the working folder is left out of messages.

    Raises:
        NeverStarted: if the report has no ready line.

    """
    lines = ending.report.split(b"\n")
    tag, start_cpu_ns = _record(lines[0], READY)
    if tag != "H" or not start_cpu_ns.isdecimal():
        raise NeverStarted
    results = _results(lines[1:], steps(job), limits, ending, folder)
    return Verdict(
        job,
        tuple(result.outcome for result in results),
        min((result.kind for result in results), key=_TELLING.index, default="pass"),
        ending.wall_s,
        max(0.0, ending.cpu_s - int(start_cpu_ns) / 1e9),
        tier=tier,
        unwitnessed=results.count(_UNWITNESSED),
        values=tuple(result.value for result in results) if job.observe else (),
    )


def _results(
    lines: list[bytes], steps: Sequence[Step], limits: Limits, ending: Ending, folder: str
) -> list[_Result]:
    """Return one result per test."""
    n_tests = len(steps)
    *whole, rest = lines or [b""]
    if rest or ending.flooded or len(whole) > n_tests + 1:
        return [_MALFORMED] * n_tests
    results: list[_Result] = []  # of the code, then of each test
    try:
        for index, (line, step) in enumerate(zip(whole, [_WHOLE, *steps], strict=False), CODE):
            results.append(_result(*_record(line, index), step, folder))
    except MalformedError:
        return [_MALFORMED] * n_tests
    if results and results[0].kind != "pass":
        return results * n_tests if len(results) == 1 else [_MALFORMED] * n_tests
    if len(results) == n_tests + 1 and ending.status == 0 and not ending.timed_out:
        return results[1:]
    # A process that reported everything and then did not end properly has not earned the last report.
    tests = results[1:n_tests]
    return tests + [_stop(ending, limits)] * (n_tests - len(tests))


def _record(line: bytes, index: int) -> tuple[str, str]:
    """Return tag and payload of the line with this index; the tag is empty for any other line."""
    head, _, rest = line.decode("ascii", "replace").partition(" ")
    tag, _, payload = rest.partition(" ")
    return (tag, payload) if head == str(index) else ("", "")


def _result(tag: str, payload: str, step: Step, folder: str) -> _Result:
    """Return the result of one step.

    Raises:
        MalformedError: if the record is not one that this step can have.

    """
    if tag == "P" and not payload and step.expression is None:
        return _UNWITNESSED
    if tag == "V" and step.expression is not None:
        return _compare(payload, step)
    if tag == "R" or (tag == "X" and step.expression is not None):
        return _raised(payload, step.expected if tag == "X" else frozenset(), folder)
    raise MalformedError


def _compare(payload: str, step: Step) -> _Result:
    tree = parse(payload)
    if step.observed:
        return _Result(spelling.PASS, "pass", value=payload)
    try:
        holds = step.holds is not None and step.holds(tree)
    except MalformedError:
        raise
    except Exception as error:  # what the comparison raises is the outcome of the assert
        return _Result(spelling.error(type(error).__name__, spelling.stable(str(error))), "exception")
    return _PASSED if holds else _Result(spelling.fail(spelling.stable(step.message)), "assert")


def _raised(payload: str, expected: frozenset[str], folder: str) -> _Result:
    try:
        name, built_in, message = json.loads(payload)
        name, message = spelling.stable(name), spelling.stable(message, folder)
        kinds = [_CLASSES[item] for item in built_in if item in _CLASSES]
        if expected.intersection(built_in):
            return _PASSED
        if "AssertionError" in built_in:
            return _Result(spelling.fail(message), "assert")
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise MalformedError(str(error)) from error
    return _Result(spelling.error(name, message), kinds[0] if kinds else "exception")


def _stop(ending: Ending, limits: Limits) -> _Result:
    """Return what became of the test in which the process ended."""
    number = ending.status & 0x7F
    out_of_time = number in (signal.SIGXCPU, signal.SIGKILL) and ending.cpu_s >= limits.cpu_s
    if ending.timed_out or out_of_time:
        return _Result(spelling.TIMEOUT, "timeout")
    if number:
        return _Result(spelling.killed_by(number), "signal")
    return _Result(spelling.error("no report", f"exit code {ending.status >> 8}"), "no_report")
