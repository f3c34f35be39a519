"""Straight-line distance between two axis-parallel boxes given as left, bottom, right and top; touching or overlapping boxes give zero. An inverted box, whose right or top is less than its left or bottom, gives None."""

from math import hypot


def axis_gap(low, high, other_low, other_high):
    return max(0, other_low - high, low - other_high)


def is_inverted(box):
    left, bottom, right, top = box
    return right < left or top < bottom


def gap_between_boxes(first, second):
    if is_inverted(first) or is_inverted(second):
        return None
    across = axis_gap(first[0], first[2], second[0], second[2])
    along = axis_gap(first[1], first[3], second[1], second[3])
    return hypot(across, along)


assert gap_between_boxes((0, 0, 4, 2), (7, 6, 8, 9)) == 5.0
assert gap_between_boxes((5, 6, 8, 9), (-1, 0, 1, 3)) == 5.0
assert gap_between_boxes((10, 1, 12, 3), (1, 15, 5, 20)) == 13.0
assert gap_between_boxes((0, 0, 2, 2), (4, 1, 5, 9)) == 2.0
assert gap_between_boxes((0, 0, 2, 2), (1, 5, 5, 9)) == 3.0
assert gap_between_boxes((0, 0, 2, 2), (2, 0, 4, 2)) == 0.0
assert gap_between_boxes((0, 0, 9, 9), (3, 3, 4, 4)) == 0.0
assert gap_between_boxes((1, 1, 1, 1), (4, 5, 4, 5)) == 5.0
assert gap_between_boxes((2, 0, 1, 9), (5, 0, 6, 2)) is None
assert gap_between_boxes((0, 2, 9, 1), (5, 0, 6, 2)) is None
assert gap_between_boxes((0, 0, 1, 1), (6, 0, 5, 2)) is None
assert gap_between_boxes((0, 0, 1, 1), (5, 2, 6, 1)) is None
