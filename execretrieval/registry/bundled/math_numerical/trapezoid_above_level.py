"""Area between a sampled line and a horizontal level, counting only where the line lies above it. Samples are position and height pairs in ascending order, joined by straight lines; steps wider than a gap limit count nothing."""

from itertools import pairwise


def trapezoid_above_level(samples, level, gap):
    total = 0.0
    for (start, before), (end, after) in pairwise(samples):
        width = end - start
        if width > gap:
            continue
        left, right = max(before - level, 0), max(after - level, 0)
        if before == after:
            total += width * left
        else:
            total += width * (right**2 - left**2) / (2 * (after - before))
    return total


assert trapezoid_above_level([(0, 2), (4, 2)], 0, 9) == 8.0
assert trapezoid_above_level([(1, 2), (4, 6)], 1, 3) == 9.0
assert trapezoid_above_level([(1, 2), (4, 6)], 1, 2) == 0.0
assert trapezoid_above_level([(1, 6), (4, 2)], 1, 9) == 9.0
assert trapezoid_above_level([(0, 1), (2, 5)], 2, 9) == 2.25
assert trapezoid_above_level([(0, 4), (4, 0)], 3, 9) == 0.5
assert trapezoid_above_level([(0, -1), (2, -3)], -2, 9) == 0.5
assert trapezoid_above_level([(0, 1), (2, 1), (3, 3), (7, 3)], 1, 9) == 9.0
assert trapezoid_above_level([(0, 3), (6, 3), (7, 3)], 1, 5) == 2.0
assert trapezoid_above_level([(0, 1), (5, 0)], 2, 9) == 0.0
assert trapezoid_above_level([(3, 9)], 0, 9) == 0.0
assert trapezoid_above_level([], 0, 9) == 0.0
