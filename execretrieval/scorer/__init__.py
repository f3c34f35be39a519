"""Rankings and verdicts to metrics, statistics and a leaderboard."""

from execretrieval.scorer.judgements import Judgements, judge
from execretrieval.scorer.queries import Settings
from execretrieval.scorer.results import differences, file_name, identity, render, score, write

__all__ = [
    "Judgements",
    "Settings",
    "differences",
    "file_name",
    "identity",
    "judge",
    "render",
    "score",
    "write",
]
