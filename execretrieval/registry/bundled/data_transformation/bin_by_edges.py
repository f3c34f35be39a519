"""Count values between ascending bin edges, each bin including its lower edge and the last also its upper one. Returns counts of bins plus how many lay below and above; fewer than two edges raise ValueError, None values are skipped."""

from bisect import bisect_right


def bin_by_edges(values, edges):
    if len(edges) < 2:
        raise ValueError("at least two edges are needed")
    counts = [0] * (len(edges) - 1)
    below = above = 0
    for value in values:
        if value is None:
            continue
        if value < edges[0]:
            below += 1
        elif value > edges[-1]:
            above += 1
        elif value == edges[-1]:
            counts[-1] += 1
        else:
            counts[bisect_right(edges, value) - 1] += 1
    return counts, below, above


assert bin_by_edges([0, 5, 9, 10, 15, 20], [0, 10, 20]) == ([3, 3], 0, 0)
assert bin_by_edges([-1, 0, 20, 21], [0, 10, 20]) == ([1, 1], 1, 1)
assert bin_by_edges([-3, -2, 30], [0, 10, 20]) == ([0, 0], 2, 1)
assert bin_by_edges([25, 26, 27, -4], [0, 10, 20]) == ([0, 0], 1, 3)
assert bin_by_edges([1, None, 2, None], [0, 2]) == ([2], 0, 0)
assert bin_by_edges([1, 2, 3, 4], [1, 2, 3, 4]) == ([1, 1, 2], 0, 0)
assert bin_by_edges([0.5, 1.5, 1.25], [0, 1, 2, 5]) == ([1, 2, 0], 0, 0)
assert bin_by_edges([], [0, 1, 2]) == ([0, 0], 0, 0)
try:
    bin_by_edges([1], [1])
except ValueError:
    pass
else:
    raise AssertionError("a single edge must be refused")
