"""Exact point where two straight fences, each given by its integer ends, meet; touching ends count. Fences that miss each other and parallel ones, even on one line, give None."""

from fractions import Fraction


def cross_product(first, second):
    return first[0] * second[1] - first[1] * second[0]


def where_fences_cross(first, second):
    (ax, ay), (bx, by) = first
    (cx, cy), (dx, dy) = second
    along = (bx - ax, by - ay)
    other = (dx - cx, dy - cy)
    offset = (cx - ax, cy - ay)
    spread = along[0] * other[1] - along[1] * other[0]
    if spread == 0:
        return None
    share = Fraction(cross_product(offset, other), spread)
    other_share = Fraction(cross_product(offset, along), spread)
    if not (0 <= share <= 1 and 0 <= other_share <= 1):
        return None
    return ax + along[0] * share, ay + along[1] * share


assert where_fences_cross([(1, 2), (5, 6)], [(0, 4), (4, 0)]) == (1.5, 2.5)
assert where_fences_cross([(1, 2), (7, 6)], [(4, 0), (4, 9)]) == (4, 4)
assert where_fences_cross([(0, 0), (4, 1)], [(2, 0), (2, 3)]) == (2, 0.5)
assert where_fences_cross([(0, 0), (4, 0)], [(1, 0), (1, 5)]) == (1, 0)
assert where_fences_cross([(0, 0), (4, 0)], [(1, -5), (1, 0)]) == (1, 0)
assert where_fences_cross([(0, 0), (4, 2)], [(4, 2), (5, 9)]) == (4, 2)
assert where_fences_cross([(0, 0), (4, 2)], [(-3, 5), (3, -5)]) == (0, 0)
assert where_fences_cross([(0, 0), (4, 0)], [(1, 1), (1, 5)]) is None
assert where_fences_cross([(0, 0), (4, 0)], [(1, -5), (1, -1)]) is None
assert where_fences_cross([(0, 0), (4, 0)], [(-1, -1), (-1, 5)]) is None
assert where_fences_cross([(0, 0), (4, 0)], [(5, -1), (5, 5)]) is None
assert where_fences_cross([(0, 0), (4, 2)], [(2, 1), (6, 3)]) is None
