"""A job as it is handed to a candidate's process: everything but what is expected of it."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from execretrieval.runner.model import Job, Variant
from execretrieval.runner.split import steps


def environment(variant: Variant, folder: str) -> dict[str, str]:
    """Return the whole environment of a candidate."""
    return {
        "HOME": folder,
        "LC_ALL": "C.UTF-8",
        "PYTHONHASHSEED": str(variant.hash_seed),
        "TMPDIR": folder,
        "TZ": variant.time_zone,
    }


@lru_cache(maxsize=64)
def _random_seed(variant: Variant) -> int:
    """Return what `random` starts from: another one for another seed or repetition, not for another clock."""
    text = f"{variant.hash_seed} {variant.repetition}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


Order = tuple[str, list[tuple[str, str | None]], int, int, str]


def order_of(job: Job) -> Order:
    """Return what can be marshalled: code, tests, seed of `random`, offset of the clock, time zone."""
    tests = [(step.prelude, step.expression) for step in steps(job)]
    variant = job.variant
    return job.code, tests, _random_seed(variant), variant.clock_offset_s, variant.time_zone
