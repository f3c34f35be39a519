"""Robust slope of points: the exact median of slopes between all pairs whose x differs by more than a margin, at least 0; of an even number take the lower middle. Without any slope give None."""

from fractions import Fraction
from itertools import combinations


def median_slope(points, margin):
    slopes = []
    for (x, y), (next_x, next_y) in combinations(points, 2):
        run = next_x - x
        if abs(run) <= margin:
            continue
        slopes.append(Fraction(next_y - y, run))
    if not slopes:
        return None
    return sorted(slopes)[(len(slopes) - 1) // 2]


assert median_slope([(0, 0), (1, 2), (2, 4)], 0) == 2
assert median_slope([(0, 0), (2, 1)], 0) * 2 == 1
assert median_slope([(3, 1), (0, 7)], 0) == -2
assert median_slope([(0, 0), (1, 1), (2, 2), (3, 30)], 0) == 1
assert median_slope([(0, 0), (0, 9), (1, 3)], 0) == -6
assert median_slope([(0, 0), (1, 1), (1, 5)], 0) == 1
assert median_slope([(1, 1), (1, 5), (0, 0), (2, 0)], 0) == 0
assert median_slope([(1, 1), (1, 1), (3, 5)], 0) == 2
assert median_slope([(0, 0), (1, 9), (3, 3)], 2) == 1
assert median_slope([(4, 1), (4, 9)], 0) is None
assert median_slope([(4, 1)], 0) is None
assert median_slope([], 0) is None
