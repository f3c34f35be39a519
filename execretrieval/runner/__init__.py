"""(code, tests) to verdicts, sandboxed, with a cache of verdicts."""

from execretrieval.runner.cache import VerdictCache, default_cache_path, hash_code, hash_tests
from execretrieval.runner.model import EndedBy, Job, Limits, Variant, Verdict
from execretrieval.runner.pool import run

__all__ = [
    "EndedBy",
    "Job",
    "Limits",
    "Variant",
    "Verdict",
    "VerdictCache",
    "default_cache_path",
    "hash_code",
    "hash_tests",
    "run",
]
