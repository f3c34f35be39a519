"""What an input comes to, and when two outcomes are the same to a test."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from execretrieval.runner import Verdict
from execretrieval.runner.values import MalformedError, build

REL_TOL, ABS_TOL = 1e-6, 1e-6
"""Floats nearer than that are the same: a test that rounds cannot tell them apart."""


class Outcome(NamedTuple):
    """A value (as `inside.encode` writes it), the type of an exception, or why the process ended."""

    kind: Literal["value", "raised", "stopped"]
    text: str

    def shown(self, width: int = 200) -> str:
        """Return it for people."""
        if self.kind == "value":
            try:
                text = repr(value_of(self.text))
            except ValueError:  # malformed, or an integer of more digits than Python writes
                text = self.text
        else:
            text = f"raises {self.text}" if self.kind == "raised" else self.text
        return text if len(text) <= width else f"{text[: width - 1]}…"


def outcomes_of(verdict: Verdict) -> list[Outcome]:
    """Return the outcomes of a job that observes, one per input."""
    return [_outcome(outcome, value) for outcome, value in zip(verdict.outcomes, verdict.values, strict=True)]


def _outcome(outcome: str, value: str) -> Outcome:
    if value:
        return Outcome("value", value)
    if outcome.startswith("FAIL"):
        return Outcome("raised", "AssertionError")
    kind, _, rest = outcome.partition(":")
    name = rest.partition(":")[0]
    if kind == "ERROR" and name.isidentifier():
        return Outcome("raised", name)
    return Outcome("stopped", "takes too long" if outcome == "TIMEOUT" else rest)


def value_of(text: str) -> Any:
    """Return the value that a text stands for; what is of no built-in type is an object of that name."""
    try:
        return build(json.loads(text))
    except RecursionError:
        raise MalformedError("too deep") from None


def is_same(one: Outcome, other: Outcome) -> bool:
    """Whether no test that rounds floats and takes exceptions by type could tell two outcomes apart."""
    if one == other:
        return True
    if one.kind != "value" or other.kind != "value":
        return False
    try:
        return _close(value_of(one.text), value_of(other.text))
    except MalformedError:
        return False


def _close(one: Any, other: Any) -> bool:
    if isinstance(one, (float, complex)) or isinstance(other, (float, complex)):
        return _near(one, other)
    if isinstance(one, (list, tuple)) and type(one) is type(other):
        return len(one) == len(other) and _all_close(one, other)
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_close(one[key], other[key]) for key in one)
    if type(one).__module__ != "builtins" and type(one).__name__ == type(other).__name__:
        return one == other if type(one) is type(other) else True  # nothing more is known of such values
    return bool(one == other)


def _all_close(one: Sequence[Any], other: Sequence[Any]) -> bool:
    return all(_close(left, right) for left, right in zip(one, other, strict=True))


def _near(one: Any, other: Any) -> bool:
    if isinstance(one, complex) and isinstance(other, complex):
        return _near(one.real, other.real) and _near(one.imag, other.imag)
    if not isinstance(one, (int, float)) or not isinstance(other, (int, float)):
        return bool(one == other)
    try:
        if math.isnan(one) and math.isnan(other):
            return True
        return math.isclose(one, other, rel_tol=REL_TOL, abs_tol=ABS_TOL)
    except OverflowError:
        return bool(one == other)
