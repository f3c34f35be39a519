"""Pieces left of a rectangle, given as left, top, right and bottom, after another is cut out of it: strip above, strip below, left part, right part, empty ones omitted. Without a real overlap the rectangle stays whole."""


def cut_out_rect(rect, hole):
    left, top, right, bottom = rect
    hole_left, hole_right = hole[0], hole[2]
    high, low = max(top, hole[1]), min(bottom, hole[3])
    if high >= low or hole_left >= min(right, hole_right) or hole_right <= left:
        return [rect]
    pieces = [
        (left, top, right, high),
        (left, low, right, bottom),
        (left, high, hole_left, low),
        (hole_right, high, right, low),
    ]
    return [(x, y, to_x, to_y) for x, y, to_x, to_y in pieces if x < to_x and y < to_y]


assert cut_out_rect((0, 0, 9, 8), (2, 3, 5, 7)) == [
    (0, 0, 9, 3),
    (0, 7, 9, 8),
    (0, 3, 2, 7),
    (5, 3, 9, 7),
]
assert cut_out_rect((0, 0, 9, 8), (-1, -1, 4, 5)) == [(0, 5, 9, 8), (4, 0, 9, 5)]
assert cut_out_rect((0, 0, 9, 8), (6, 5, 12, 9)) == [(0, 0, 9, 5), (0, 5, 6, 8)]
assert cut_out_rect((0, 0, 9, 8), (0, 0, 9, 8)) == []
assert cut_out_rect((0, 0, 9, 8), (3, -5, 4, 50)) == [(0, 0, 3, 8), (4, 0, 9, 8)]
assert cut_out_rect((0, 0, 9, 8), (9, 0, 12, 7)) == [(0, 0, 9, 8)]
assert cut_out_rect((0, 0, 9, 8), (2, 8, 5, 9)) == [(0, 0, 9, 8)]
assert cut_out_rect((5, 5, 9, 8), (1, 6, 5, 7)) == [(5, 5, 9, 8)]
assert cut_out_rect((5, 5, 9, 8), (6, 1, 7, 5)) == [(5, 5, 9, 8)]
assert cut_out_rect((0, 0, 9, 8), (4, 4, 4, 6)) == [(0, 0, 9, 8)]
assert cut_out_rect((0, 0, 9, 8), (4, 6, 5, 6)) == [(0, 0, 9, 8)]
