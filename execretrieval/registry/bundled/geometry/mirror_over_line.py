"""Mirror image of an integer point at the line through two integer points, as exact fractions. If the two points of the line are the same, the image is taken through that point instead."""

from fractions import Fraction


def mirror_over_line(point, first, second):
    px, py = point
    ax, ay = first
    dx, dy = second[0] - ax, second[1] - ay
    length = dx * dx + dy * dy
    if length == 0:
        return 2 * ax - px, 2 * ay - py
    share = Fraction((px - ax) * dx + (py - ay) * dy, length)
    return 2 * (ax + share * dx) - px, 2 * (ay + share * dy) - py


assert mirror_over_line((3, 5), (0, 0), (1, 0)) == (3, -5)
assert mirror_over_line((3, 5), (0, 1), (0, 4)) == (-3, 5)
assert mirror_over_line((1, 4), (0, 0), (2, 2)) == (4, 1)
assert mirror_over_line((5, 2), (0, 1), (3, 4)) == (1, 6)
assert mirror_over_line((4, 1), (1, 0), (2, 2)) == (0, 3)
assert mirror_over_line((0, 5), (2, 1), (0, 0)) == (4, -3)
assert mirror_over_line((5, -4), (3, 5), (5, 1)) == (9, -2)
assert mirror_over_line((2, 2), (1, 1), (3, 3)) == (2, 2)
assert mirror_over_line((5, 1), (3, 4), (3, 4)) == (1, 7)
assert mirror_over_line((0, 0), (0, 5), (5, 0)) == (5, 5)
