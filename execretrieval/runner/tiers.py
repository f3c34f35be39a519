"""Which tier of isolation this machine offers, found by entering it."""

from __future__ import annotations

import sys
from functools import lru_cache

from execretrieval.errors import RunnerError, UsageError
from execretrieval.runner.model import Variant

NAMESPACES, LANDLOCK, RLIMITS, PLAIN = (
    "namespaces+landlock+seccomp",
    "landlock+seccomp",
    "rlimits",
    "subprocess",
)
TIERS = (NAMESPACES, LANDLOCK, RLIMITS, PLAIN)
SANDBOXES = (NAMESPACES, LANDLOCK)


@lru_cache(maxsize=1)
def offered() -> tuple[tuple[str, str], ...]:
    """Return each tier with why it cannot be had here, an empty text if it can; best first."""
    return tuple((tier, refusal(tier)) for tier in TIERS)


def refusal(tier: str) -> str:
    """Return why a tier cannot be had here, or nothing."""
    if tier == PLAIN:
        return ""
    if sys.platform != "linux":
        return f"needs Linux, not {sys.platform}"
    from execretrieval.runner.workers import Worker

    try:
        Worker(tier, Variant()).close()
    except RunnerError as error:
        return str(error)
    return ""


def best() -> str:
    """Return the best tier that can be had."""
    return next(tier for tier in TIERS if not refusal_of(tier))


@lru_cache
def refusal_of(tier: str) -> str:
    """Return `refusal(tier)`, found out once."""
    return refusal(tier)


def choose(tier: str | None, *, trusted: bool) -> str:
    """Return the tier to run in.

    Raises:
        UsageError: for an unknown tier, or one that is no sandbox for code that is not trusted.
        RunnerError: for one that cannot be had here.

    """
    if tier is not None and tier not in TIERS:
        raise UsageError(f"unknown tier {tier!r}; choose one of {', '.join(TIERS)}")
    chosen = tier or best()
    if reason := refusal_of(chosen):
        raise RunnerError(reason)
    check_trust(chosen, trusted=trusted)
    return chosen


def check_trust(tier: str, *, trusted: bool) -> None:
    """Raise UsageError for a tier that is no sandbox, unless the code is trusted."""
    if tier not in SANDBOXES and not trusted:
        raise UsageError(
            f"this would run code without a sandbox (tier {tier!r}): `execretrieval sandbox` says what is "
            "missing; --allow-unsandboxed runs code that you trust all the same"
        )
