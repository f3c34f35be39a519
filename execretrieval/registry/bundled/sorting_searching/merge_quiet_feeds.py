"""Merge feeds of ascending time and topic pairs into one timeline, equal times in feed order, at most a given number of entries. A topic shown less than the quiet time ago, in whatever feed, is skipped."""

from heapq import merge
from operator import itemgetter


def merge_quiet_feeds(feeds, quiet, limit):
    shown_at = {}
    timeline = []
    for time, topic in merge(*feeds, key=itemgetter(0)):
        if len(timeline) >= limit:
            break
        if topic in shown_at and time - shown_at[topic] < quiet:
            continue
        shown_at[topic] = time
        timeline.append((time, topic))
    return timeline


assert merge_quiet_feeds([[(1, "a"), (4, "b")], [(2, "c")]], 5, 9) == [(1, "a"), (2, "c"), (4, "b")]
assert merge_quiet_feeds([[(1, "a"), (4, "b")], [(2, "a")]], 5, 9) == [(1, "a"), (4, "b")]
assert merge_quiet_feeds([[(1, "a"), (6, "a")]], 5, 9) == [(1, "a"), (6, "a")]
assert merge_quiet_feeds([[(1, "a"), (5, "a")]], 5, 9) == [(1, "a")]
assert merge_quiet_feeds([[(1, "a"), (4, "a"), (6, "a")]], 5, 9) == [(1, "a"), (6, "a")]
assert merge_quiet_feeds([[(3, "z")], [(3, "b")]], 1, 9) == [(3, "z"), (3, "b")]
assert merge_quiet_feeds([[(3, "z")], [(3, "z")]], 0, 9) == [(3, "z"), (3, "z")]
assert merge_quiet_feeds([[(1, "a"), (2, "b"), (3, "c")]], 1, 2) == [(1, "a"), (2, "b")]
assert merge_quiet_feeds([[(1, "a"), (2, "a"), (3, "c")]], 5, 2) == [(1, "a"), (3, "c")]
assert merge_quiet_feeds([[(1, "a")]], 1, 0) == []
assert merge_quiet_feeds([], 2, 3) == []
