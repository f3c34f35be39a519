"""Smallest value whose cumulated weight reaches a percentage of the total, from value and weight pairs. Pairs without positive weight are ignored; nothing left, or a percentage outside 0 to 100, gives None."""

from itertools import accumulate


def weighted_percentile(pairs, percent):
    # More than 100 percent is never reached, so only the lower end needs a check.
    if percent < 0:
        return None
    heavy = sorted((value, weight) for value, weight in pairs if weight > 0)
    # The last sum is the total, so that float weights reach it exactly.
    sums = list(accumulate(weight for _, weight in heavy))
    for (value, _), reached in zip(heavy, sums, strict=True):
        if reached * 100 >= sums[-1] * percent:
            return value
    return None


assert weighted_percentile([(1, 0.1), (2, 0.1), (3, 0.1), (4, 0.1), (5, 0.1), (6, 0.1), (7, 0.2)], 100) == 7
assert weighted_percentile([(30, 2), (10, 1), (20, 1)], 25) == 10
assert weighted_percentile([(30, 2), (10, 1), (20, 1)], 26) == 20
assert weighted_percentile([(30, 2), (10, 1), (20, 1)], 50) == 20
assert weighted_percentile([(30, 2), (10, 1), (20, 1)], 51) == 30
assert weighted_percentile([(30, 2), (10, 1), (20, 1)], 0) == 10
assert weighted_percentile([(30, 2), (10, 1), (20, 1)], 100) == 30
assert weighted_percentile([(1, 0), (2, 5)], 0) == 2
assert weighted_percentile([(1, -3), (2, 5), (3, 1)], 90) == 3
assert weighted_percentile([(7, 100), (8, 1)], 100) == 8
assert weighted_percentile([(1, 0)], 50) is None
assert weighted_percentile([(1, 1)], -1) is None
assert weighted_percentile([(1, 1)], 101) is None
