"""Exact area between the water level and a ground profile of integer points from left to right. Only ground below the level is under water, slopes that emerge are cut where they do; fewer than two points give 0."""

from fractions import Fraction


def flooded_area(profile, level):
    area = 0
    for (x, y), (next_x, next_y) in zip(profile, profile[1:]):
        depth, next_depth = level - y, level - next_y
        wet = max(depth, 0) + max(next_depth, 0)
        if wet == 0:
            continue
        share = Fraction(wet, abs(depth) + abs(next_depth))
        area += (next_x - x) * share * wet / 2
    return area


assert flooded_area([(0, 0), (4, 0)], 3) == 12
assert flooded_area([(0, 4), (4, 0), (8, 4)], 2) == 4
assert flooded_area([(0, 4), (4, 0), (8, 4)], 4) == 16
assert flooded_area([(0, 4), (4, 0), (8, 4)], 0) == 0
assert flooded_area([(0, 4), (4, 0)], 3) == 4.5
assert flooded_area([(0, 2), (5, 2)], 2) == 0
assert flooded_area([(1, 0), (3, 2), (7, 1)], 3) == 10
assert flooded_area([(0, 1), (6, -2)], 0) == 4
assert flooded_area([(0, 0), (0, 5), (2, 5), (2, 1), (5, 1)], 2) == 3
assert flooded_area([(0, 9)], 20) == 0
assert flooded_area([], 1) == 0
