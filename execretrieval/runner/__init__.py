"""(code, tests) to verdicts, sandboxed, with a cache of verdicts."""

from execretrieval.runner.model import EndedBy, Job, Limits, Variant, Verdict

__all__ = ["EndedBy", "Job", "Limits", "Variant", "Verdict"]
