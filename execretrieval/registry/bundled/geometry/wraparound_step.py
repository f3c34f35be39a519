"""Shortest move from one cell to another on a map whose edges join left to right and top to bottom, as signed steps per axis. Half-way ties go in the positive direction; a map without any cells gives None."""


def shorter_way(start, end, size):
    ahead = (end - start) % size
    return ahead if ahead <= size - ahead else ahead - size


def wraparound_step(start, end, width, height):
    if width < 1 or height < 1:
        return None
    return (shorter_way(start[0], end[0], width), shorter_way(start[1], end[1], height))


assert wraparound_step((1, 1), (3, 4), 10, 8) == (2, 3)
assert wraparound_step((9, 7), (1, 0), 10, 8) == (2, 1)
assert wraparound_step((1, 0), (9, 7), 10, 8) == (-2, -1)
assert wraparound_step((0, 0), (5, 4), 10, 8) == (5, 4)
assert wraparound_step((0, 0), (6, 5), 10, 8) == (-4, -3)
assert wraparound_step((7, 6), (2, 2), 10, 8) == (5, 4)
assert wraparound_step((0, 0), (4, 5), 9, 9) == (4, -4)
assert wraparound_step((6, 3), (6, 3), 9, 9) == (0, 0)
assert wraparound_step((0, 0), (0, 0), 1, 1) == (0, 0)
assert wraparound_step((-3, 12), (4, -9), 5, 5) == (2, -1)
assert wraparound_step((0, 0), (1, 1), 0, 5) is None
assert wraparound_step((0, 0), (1, 1), 5, 0) is None
