"""Rankings and verdicts to metrics, statistics and a leaderboard."""

from execretrieval.scorer.judgements import Judgements, judge
from execretrieval.scorer.queries import Settings
from execretrieval.scorer.results import file_name, holds, identity, render, score, write

__all__ = ["Judgements", "Settings", "file_name", "holds", "identity", "judge", "render", "score", "write"]
