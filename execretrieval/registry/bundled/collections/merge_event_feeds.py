"""Merge several feeds of time, id and text entries into one sorted by time, then id. Of entries with the same id only the latest is kept, the first met on a tie; those before a cut-off time are dropped."""


def is_newer(entry, known):
    return entry[0] > known[0]


def merge_event_feeds(feeds, cutoff):
    latest = {}
    for feed in feeds:
        for entry in feed:
            time, ident, _ = entry
            if time < cutoff:
                continue
            if ident not in latest or is_newer(entry, latest[ident]):
                latest[ident] = entry
    return sorted(latest.values(), key=lambda entry: (entry[0], entry[1]))


assert merge_event_feeds([[(1, "a", "x")], [(2, "b", "y")]], 0) == [(1, "a", "x"), (2, "b", "y")]
assert merge_event_feeds([[(2, "a", "x")], [(1, "b", "y")]], 0) == [(1, "b", "y"), (2, "a", "x")]
assert merge_event_feeds([[(1, "a", "x")], [(2, "a", "y")]], 0) == [(2, "a", "y")]
assert merge_event_feeds([[(2, "a", "x")], [(1, "a", "y")]], 0) == [(2, "a", "x")]
assert merge_event_feeds([[(2, "a", "z")], [(2, "a", "y")]], 0) == [(2, "a", "z")]
assert merge_event_feeds([[(5, "b", "x"), (5, "a", "y")]], 0) == [(5, "a", "y"), (5, "b", "x")]
assert merge_event_feeds([[(4, "a", "x"), (5, "b", "y"), (6, "c", "z")]], 5) == [
    (5, "b", "y"),
    (6, "c", "z"),
]
assert merge_event_feeds([[(1, "a", "x"), (3, "a", "y"), (2, "a", "z")]], 1) == [(3, "a", "y")]
assert merge_event_feeds([[], []], 0) == []
assert merge_event_feeds([], 9) == []
