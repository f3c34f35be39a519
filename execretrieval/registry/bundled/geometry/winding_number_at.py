"""How many times a closed polygon, given by its corners, turns counterclockwise around a point, clockwise turns counting negative. Fewer than three corners give 0; a point on the outline gives None."""


def cross(origin, first, second):
    (ox, oy), (ax, ay), (bx, by) = origin, first, second
    return (ax - ox) * (by - oy) - (ay - oy) * (bx - ox)


def winding_number_at(point, corners):
    if len(corners) < 3:
        return 0
    _, y = point
    winding = 0
    for i, end in enumerate(corners):
        start = corners[i - 1]
        side = cross(start, end, point)
        # On one line, points are in the same order as their coordinate pairs.
        if side == 0 and min(start, end) <= point <= max(start, end):
            return None
        (_, start_y), (_, end_y) = start, end
        if start_y <= y < end_y and side > 0:
            winding += 1
        if end_y <= y < start_y and side < 0:
            winding -= 1
    return winding


assert winding_number_at((3, 4), [(1, 2), (7, 4), (3, 8)]) == 1
assert winding_number_at((3, 4), [(3, 8), (7, 4), (1, 2)]) == -1
assert winding_number_at((4, 3), [(1, 2), (7, 4), (3, 8)]) is None
assert winding_number_at((5, 6), [(1, 2), (7, 4), (3, 8)]) is None
assert winding_number_at((1, 2), [(1, 2), (7, 4), (3, 8)]) is None
assert winding_number_at((7, 4), [(1, 2), (7, 4), (3, 8)]) is None
assert winding_number_at((-2, 1), [(1, 2), (7, 4), (3, 8)]) == 0
assert winding_number_at((9, 2), [(1, 2), (7, 4), (3, 8)]) == 0
assert winding_number_at((1, 2), [(0, 4), (2, 4), (2, 2), (4, 2), (4, 0), (0, 0)]) == -1
assert winding_number_at((-1, 2), [(0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)]) == 0
assert winding_number_at((2, 1), [(0, 0), (3, 0), (3, 3), (0, 0), (3, 0), (3, 3)]) == 2
assert winding_number_at((1, 0), [(0, 0), (2, 0)]) == 0
