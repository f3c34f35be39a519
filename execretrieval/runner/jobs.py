"""A job as it is handed to a candidate's process: everything but what is expected of it."""

from __future__ import annotations

import hashlib
import marshal
from functools import lru_cache
from typing import Any

from execretrieval.runner.model import Job, Limits, Variant
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


def pack(job: Job, limits: Limits) -> bytes:
    """Return the job as marshalled data."""
    content: dict[str, Any] = {
        "code": job.code,
        "tests": [(step.prelude, step.expression) for step in steps(job)],
        "cpu_s": limits.cpu_s,
        "memory_mib": limits.memory_mib,
        "file_mib": limits.file_mib,
        "seed": _random_seed(job.variant),
        "clock_offset_s": job.variant.clock_offset_s,
        "time_zone": job.variant.time_zone,
    }
    return marshal.dumps(content)
