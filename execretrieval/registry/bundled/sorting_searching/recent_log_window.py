"""Messages of an ascending log of time and message pairs from a start time up to before an end time, newest first up to a limit, and how many older ones stay hidden. A negative limit raises ValueError."""

from bisect import bisect_left
from operator import itemgetter


def recent_log_window(log, since, until, limit):
    if limit < 0:
        raise ValueError("the limit must not be negative")
    first = bisect_left(log, since, key=itemgetter(0))
    end = bisect_left(log, until, key=itemgetter(0))
    shown = max(first, end - limit)
    return [message for _, message in reversed(log[shown:end])], shown - first


assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 3, 7, 9) == (["c", "b"], 0)
assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 2, 8, 3) == (["d", "c", "b"], 0)
assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 2, 8, 2) == (["d", "c"], 1)
assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 1, 6, 1) == (["c"], 2)
assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 4, 5, 5) == ([], 0)
assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 7, 2, 5) == ([], 0)
assert recent_log_window([(1, "a"), (3, "b"), (5, "c"), (7, "d")], 0, 9, 0) == ([], 4)
assert recent_log_window([(2, "x"), (2, "y"), (2, "z")], 2, 3, 2) == (["z", "y"], 1)
assert recent_log_window([(4, "x")], 4, 5, 1) == (["x"], 0)
assert recent_log_window([], 1, 5, 3) == ([], 0)
try:
    recent_log_window([(1, "a")], 1, 2, -1)
except ValueError:
    pass
else:
    raise AssertionError("a negative limit was accepted")
