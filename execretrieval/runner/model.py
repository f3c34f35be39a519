"""What goes into the runner and what comes out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from execretrieval.errors import UsageError

_MOST_S, _MOST_MIB = 1_000_000, 1 << 30  # still numbers to the kernel, in seconds and in bytes

EndedBy = Literal[
    "pass",
    "assert",
    "exception",
    "timeout",
    "memory",
    "signal",
    "no_report",
    "output",
    "environment",
    "infrastructure",
]


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of one job: seconds of wall and CPU time for the whole suite, mebibytes.

    The CPU clock decides: a job that runs into the wall clock with CPU time left gets a second chance alone,
    with three times the wall clock. Raises UsageError for what is no bound.
    """

    wall_s: float = 5.0
    cpu_s: float = 5.0
    memory_mib: int = 1024
    file_mib: int = 1

    def __post_init__(self) -> None:
        """Check each."""
        for name in ("wall_s", "cpu_s"):
            if not 0 < getattr(self, name) <= _MOST_S:
                raise UsageError(f"the limit {name} must be over 0 and at most {_MOST_S}")
        for name in ("memory_mib", "file_mib"):
            value = getattr(self, name)
            if type(value) is not int or not 0 < value <= _MOST_MIB:
                raise UsageError(f"the limit {name} must be a whole number from 1 to {_MOST_MIB}")


@dataclass(frozen=True, slots=True)
class Variant:
    """The circumstances of a run; a cached verdict holds for its variant only."""

    hash_seed: int = 0
    time_zone: str = "UTC"
    clock_offset_s: int = 0
    repetition: int = 0


@dataclass(frozen=True, slots=True)
class Job:
    """One candidate and the suite it is held to.

    The tests are blocks of statements run in order, in the namespace of the code, after the code: what an
    earlier block defined is there for the later ones. `limits` overrides those of the call.

    With `observe` each test ends in an expression, and what it comes to is wanted. Such jobs are not cached.
    """

    code: str
    tests: tuple[str, ...]
    limits: Limits | None = None
    variant: Variant = field(default_factory=Variant)
    observe: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a job: one outcome per test, and what ended it.

    Outcomes are spelled `pass`, `FAIL`, `FAIL:<message>`, `ERROR:<type and message>` or `TIMEOUT`. Tests
    that a dying candidate never reached carry the outcome of the one it died in. `ended_by` is `pass` when
    every test passed, else the most telling kill: `assert` if any assert failed, else `exception` if any
    test raised, else what stopped the process.

    Of a job that observes, `values` holds one text per test: the value of its expression as `inside.encode`
    writes it, or nothing where there is none. The outcome of such a test is `pass` if there is one.
    """

    job: Job
    outcomes: tuple[str, ...]
    ended_by: EndedBy
    wall_s: float
    cpu_s: float
    tier: str = "subprocess"
    unwitnessed: int = 0
    cached: bool = False
    values: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether every test passed (and there was one)."""
        return bool(self.outcomes) and all(outcome == "pass" for outcome in self.outcomes)

    @property
    def tests_failed(self) -> int:
        """How many tests did not pass."""
        return sum(outcome != "pass" for outcome in self.outcomes)
