"""Yearly customer level from ascending point thresholds, level 0 below the first. Rises are immediate; nine tenths of the present level's threshold keep it, else it drops by one at most. No points lose everything."""

from bisect import bisect_right


def next_loyalty_level(thresholds, points, level):
    if points <= 0:
        return 0
    earned = bisect_right(thresholds, points)
    if earned >= level:
        return earned
    if points * 10 >= thresholds[level - 1] * 9:
        return level
    return level - 1


assert next_loyalty_level([100, 300, 600], 99, 0) == 0
assert next_loyalty_level([100, 300, 600], 100, 0) == 1
assert next_loyalty_level([100, 300, 600], 600, 0) == 3
assert next_loyalty_level([100, 300, 600], 300, 2) == 2
assert next_loyalty_level([100, 300, 600], 270, 2) == 2
assert next_loyalty_level([100, 300, 600], 269, 2) == 1
assert next_loyalty_level([100, 300, 600], 1, 3) == 2
assert next_loyalty_level([100, 300, 600], 540, 3) == 3
assert next_loyalty_level([100, 300, 600], 539, 3) == 2
assert next_loyalty_level([100, 300, 600], 0, 3) == 0
assert next_loyalty_level([100, 300, 600], -5, 1) == 0
assert next_loyalty_level([], 7, 0) == 0
