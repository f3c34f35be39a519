"""Rankings and verdicts to metrics, statistics and a leaderboard."""
