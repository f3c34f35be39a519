"""Whether a polygon listed counterclockwise turns left at every corner and winds around exactly once. Straight or repeated corners, clockwise order and star shapes are refused; fewer than three corners give None."""


def turn_at(before, corner, after):
    ax, ay = corner[0] - before[0], corner[1] - before[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    return ax * by - ay * bx


def is_strictly_convex(corners):
    if len(corners) < 3:
        return None
    peaks = 0
    for i, after in enumerate(corners):
        before, corner = corners[i - 2], corners[i - 1]
        if turn_at(before, corner, after) <= 0:
            return False
        # Whatever winds once has one place that is farthest to the right.
        if before[0] < corner[0] >= after[0]:
            peaks += 1
    return peaks == 1


assert is_strictly_convex([(0, 0), (4, 0), (0, 3)]) is True
assert is_strictly_convex([(0, 3), (4, 0), (0, 0)]) is False
assert is_strictly_convex([(0, 0), (4, 0), (4, 4), (0, 4)]) is True
assert is_strictly_convex([(0, 0), (2, 0), (4, 0), (0, 3)]) is False

assert is_strictly_convex([(0, 0), (4, 0), (1, 1), (0, 4)]) is False
assert is_strictly_convex([(4, 0), (7, 2), (1, 9), (0, 1)]) is True
assert is_strictly_convex([(0, 10), (-6, -8), (10, 3), (-10, 3), (6, -8)]) is False
assert is_strictly_convex([(-10, 3), (-6, -8), (6, -8), (10, 3), (0, 10)]) is True
assert is_strictly_convex([(0, 0), (4, 0), (4, 0), (0, 3)]) is False
assert is_strictly_convex([(0, 0), (1, 1)]) is None
assert is_strictly_convex([(0, 5), (0, 0), (4, 0), (0, 3)]) is False
assert is_strictly_convex([]) is None
