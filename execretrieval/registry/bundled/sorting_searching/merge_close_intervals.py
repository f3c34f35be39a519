"""Join intervals that overlap or lie no further apart than a given gap, in ascending order. Intervals that end before they start are dropped; no intervals give an empty list."""


def merge_close_intervals(intervals, gap):
    merged = []
    for start, end in sorted(intervals):
        if end < start:
            continue
        if merged and start - merged[-1][1] <= gap:
            start, previous_end = merged.pop()
            end = max(end, previous_end)
        merged.append((start, end))
    return merged


assert merge_close_intervals([(1, 3), (2, 5)], 0) == [(1, 5)]
assert merge_close_intervals([(1, 2), (2, 3)], 0) == [(1, 3)]
assert merge_close_intervals([(1, 2), (3, 4)], 0) == [(1, 2), (3, 4)]
assert merge_close_intervals([(1, 2), (3, 4)], 1) == [(1, 4)]
assert merge_close_intervals([(8, 9), (1, 2), (4, 5)], 2) == [(1, 5), (8, 9)]
assert merge_close_intervals([(8, 9), (1, 2), (4, 5)], 3) == [(1, 9)]
assert merge_close_intervals([(1, 9), (2, 3), (10, 12)], 0) == [(1, 9), (10, 12)]
assert merge_close_intervals([(1, 9), (2, 3), (10, 12)], 1) == [(1, 12)]
assert merge_close_intervals([(5, 2), (1, 1)], 0) == [(1, 1)]
assert merge_close_intervals([(1, 2), (5, 6), (7, 8)], 1) == [(1, 2), (5, 8)]
assert merge_close_intervals([(1, 4), (3, 2), (5, 6)], 0) == [(1, 4), (5, 6)]
assert merge_close_intervals([], 3) == []
