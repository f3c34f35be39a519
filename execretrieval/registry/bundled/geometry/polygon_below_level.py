"""Corners of the part of a polygon that lies at or below a horizontal level, in the same order, with exact points where its outline crosses the level. Parts with fewer than three corners give an empty list."""

from fractions import Fraction


def polygon_below_level(corners, level):
    kept = []
    for i, (x, y) in enumerate(corners):
        next_x, next_y = corners[(i + 1) % len(corners)]
        if y <= level:
            kept.append((x, y))
        if y < level < next_y or next_y < level < y:
            share = Fraction(level - y, next_y - y)
            kept.append((x + (next_x - x) * share, level))
    return kept if len(kept) > 2 else []


assert polygon_below_level([(0, 0), (4, 0), (4, 4), (0, 4)], 2) == [(0, 0), (4, 0), (4, 2), (0, 2)]
assert polygon_below_level([(0, 0), (4, 0), (4, 4), (0, 4)], 4) == [(0, 0), (4, 0), (4, 4), (0, 4)]
assert polygon_below_level([(0, 0), (4, 0), (4, 4), (0, 4)], 0) == []
assert polygon_below_level([(0, 0), (4, 0), (4, 4), (0, 4)], -1) == []
assert polygon_below_level([(2, 0), (4, 2), (2, 4), (0, 2)], 2) == [(2, 0), (4, 2), (0, 2)]
assert polygon_below_level([(2, 0), (4, 2), (2, 4), (0, 2)], 1) == [(2, 0), (3, 1), (1, 1)]
assert polygon_below_level([(2, 0), (4, 2), (2, 4), (0, 2)], 3) == [
    (2, 0),
    (4, 2),
    (3, 3),
    (1, 3),
    (0, 2),
]
assert polygon_below_level([(0, 4), (0, 0), (4, 0)], 1) == [(0, 1), (0, 0), (4, 0), (3, 1)]
assert polygon_below_level([(0, 0), (4, 0), (4, 4), (2, 2), (0, 4)], 2) == [
    (0, 0),
    (4, 0),
    (4, 2),
    (2, 2),
    (0, 2),
]
assert polygon_below_level([(1, 1), (7, 1), (3, 9)], 3) == [(1, 1), (7, 1), (6, 3), (1.5, 3)]
assert polygon_below_level([(0, 0), (1, 0)], 5) == []
assert polygon_below_level([], 5) == []
