"""Rankings and verdicts to metrics, statistics and a leaderboard."""

from execretrieval.scorer.queries import Settings
from execretrieval.scorer.results import file_name, holds, identity, render, score, write

__all__ = ["Settings", "file_name", "holds", "identity", "render", "score", "write"]
