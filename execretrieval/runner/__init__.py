"""(code, tests) to verdicts, sandboxed, with a cache of verdicts."""

from execretrieval.runner.cache import VerdictCache, default_cache_path, hash_code, hash_tests
from execretrieval.runner.model import EndedBy, Job, Limits, Variant, Verdict
from execretrieval.runner.pool import run
from execretrieval.runner.tiers import SANDBOXES
from execretrieval.runner.tiers import best as best_tier

__all__ = [
    "SANDBOXES",
    "EndedBy",
    "Job",
    "Limits",
    "Variant",
    "Verdict",
    "VerdictCache",
    "best_tier",
    "default_cache_path",
    "hash_code",
    "hash_tests",
    "run",
]
