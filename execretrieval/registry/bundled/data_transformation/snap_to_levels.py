"""Replace each value by the closest of some levels, half-way values going to the lower. Values more than a slack outside the lowest or highest level, and missing ones, become None; without levels everything does."""

from bisect import bisect_right


def closest_level(value, levels, slack):
    place = bisect_right(levels, value)
    if place == 0:
        return levels[0] if levels[0] - value <= slack else None
    below = levels[place - 1]
    if place == len(levels):
        return below if value - below <= slack else None
    above = levels[place]
    return above if above - value < value - below else below


def snap_to_levels(values, levels, slack):
    ordered = sorted(levels)
    snapped = []
    for value in values:
        if value is None or not ordered:
            snapped.append(None)
            continue
        snapped.append(closest_level(value, ordered, slack))
    return snapped


assert snap_to_levels([4, 5, 6, 15, 16], [0, 10, 20], 2) == [0, 0, 10, 10, 20]
assert snap_to_levels([-2, -3, 22, 23], [0, 10, 20], 2) == [0, None, 20, None]
assert snap_to_levels([8, 1], [20, 0, 10], 0) == [10, 0]
assert snap_to_levels([0, 10, 20], [0, 10, 20], 0) == [0, 10, 20]
assert snap_to_levels([None, 7], [6, 9], 1) == [None, 6]
assert snap_to_levels([4, 5, 6, 7], [5], 1) == [5, 5, 5, None]
assert snap_to_levels([1.5, 2.75], [1, 2, 3], 0) == [1, 3]
assert snap_to_levels([1, 2], [], 9) == [None, None]
assert snap_to_levels([], [1], 9) == []
