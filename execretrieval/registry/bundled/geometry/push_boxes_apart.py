"""Smallest axis-parallel move that frees a second box from a first, both as left, top, right and bottom, so that they just touch. Ties prefer left, right, up, down in this order; boxes that do not overlap give None."""


def push_boxes_apart(fixed, moving):
    to_left = fixed[0] - moving[2]
    to_right = fixed[2] - moving[0]
    to_top = fixed[1] - moving[3]
    to_bottom = fixed[3] - moving[1]
    if to_left >= 0 or to_right <= 0 or to_top >= 0 or to_bottom <= 0:
        return None
    moves = [(to_left, 0), (to_right, 0), (0, to_top), (0, to_bottom)]
    return min(moves, key=lambda move: abs(sum(move)))


assert push_boxes_apart((1, 4, 13, 20), (11, 6, 30, 9)) == (2, 0)
assert push_boxes_apart((1, 4, 13, 20), (-4, 10, 2, 15)) == (-1, 0)
assert push_boxes_apart((1, 4, 13, 20), (3, -5, 9, 6)) == (0, -2)
assert push_boxes_apart((1, 4, 13, 20), (3, 17, 9, 40)) == (0, 3)
assert push_boxes_apart((1, 4, 13, 20), (13, 5, 15, 9)) is None
assert push_boxes_apart((1, 4, 13, 20), (-3, 5, 1, 9)) is None
assert push_boxes_apart((1, 4, 13, 20), (2, 20, 5, 22)) is None
assert push_boxes_apart((1, 4, 13, 20), (2, -5, 5, 4)) is None
assert push_boxes_apart((1, 4, 13, 20), (6, 10, 8, 13)) == (-7, 0)
assert push_boxes_apart((1, 4, 13, 20), (-5, 9, 20, 15)) == (0, -11)
assert push_boxes_apart((1, 4, 13, 20), (10, 1, 30, 7)) == (3, 0)
