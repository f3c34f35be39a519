"""Thin out a log of source and text entries: only the newest so many per source stay, then the oldest go until a total is met, though never a source's last. Order is kept; limits under one raise ValueError."""


def newest_per_source(entries, per_source):
    counts, kept = {}, []
    for source, text in reversed(entries):
        counts[source] = counts.get(source, 0) + 1
        if counts[source] > per_source:
            continue
        kept.append((source, text))
    return kept[::-1]


def trim_log_per_source(entries, per_source, total):
    if per_source < 1 or total < 1:
        raise ValueError("limits must be positive")
    kept = newest_per_source(entries, per_source)
    excess = len(kept) - total
    result = []
    for place, (source, text) in enumerate(kept):
        is_last = all(source != other for other, _ in kept[place + 1 :])
        if excess > 0 and not is_last:
            excess -= 1
            continue
        result.append((source, text))
    return result


assert trim_log_per_source([("a", 1), ("a", 2), ("a", 3)], 2, 9) == [("a", 2), ("a", 3)]
assert trim_log_per_source([("a", 1), ("b", 2), ("a", 3)], 1, 9) == [("b", 2), ("a", 3)]
assert trim_log_per_source([("a", 1), ("b", 2), ("a", 3), ("b", 4)], 9, 3) == [
    ("b", 2),
    ("a", 3),
    ("b", 4),
]
assert trim_log_per_source([("a", 1), ("b", 2), ("a", 3), ("b", 4)], 9, 4) == [
    ("a", 1),
    ("b", 2),
    ("a", 3),
    ("b", 4),
]
assert trim_log_per_source([("c", 0), ("a", 1), ("b", 2), ("a", 3), ("b", 4)], 9, 3) == [
    ("c", 0),
    ("a", 3),
    ("b", 4),
]
assert trim_log_per_source([("c", 0), ("a", 1), ("a", 2)], 9, 1) == [("c", 0), ("a", 2)]
assert trim_log_per_source([("a", 1), ("a", 2), ("a", 3), ("b", 4)], 2, 2) == [("a", 3), ("b", 4)]
assert trim_log_per_source([("a", 1), ("a", 1)], 1, 1) == [("a", 1)]
assert trim_log_per_source([], 1, 1) == []
try:
    trim_log_per_source([("a", 1)], 0, 5)
except ValueError:
    pass
else:
    raise AssertionError("a limit of zero per source was accepted")
try:
    trim_log_per_source([("a", 1)], 5, 0)
except ValueError:
    pass
else:
    raise AssertionError("a total of zero was accepted")
