"""How far a box can slide right before it touches an obstacle, all given as left, bottom, width and height. Obstacles that graze its lane or lie behind do not count; overlap gives 0, a free lane None."""


def free_run_ahead(box, obstacles):
    x, y, width, height = box
    gaps = []
    for left, bottom, across, up in obstacles:
        if bottom + up <= y or bottom >= y + height:
            continue
        if left + across <= x:
            continue
        gaps.append(max(0, left - x - width))
    return min(gaps, default=None)


assert free_run_ahead((0, 0, 2, 3), [(5, 1, 1, 1)]) == 3
assert free_run_ahead((0, 0, 2, 3), [(5, 3, 1, 1), (9, -4, 1, 4)]) is None
assert free_run_ahead((0, 0, 2, 3), [(5, 2, 1, 1)]) == 3
assert free_run_ahead((0, 0, 2, 3), [(7, -1, 1, 2)]) == 5
assert free_run_ahead((0, 0, 2, 3), [(9, 0, 1, 1), (6, 0, 1, 1), (8, 0, 1, 1)]) == 4
assert free_run_ahead((0, 0, 2, 3), [(1, 1, 4, 1)]) == 0
assert free_run_ahead((0, 0, 2, 3), [(2, 1, 1, 1)]) == 0
assert free_run_ahead((0, 0, 2, 3), [(-3, 0, 3, 2)]) is None
assert free_run_ahead((0, 0, 2, 3), [(-3, 0, 4, 2)]) == 0
assert free_run_ahead((10, 5, 2, 2), [(20, 6, 1, 9), (3, 5, 1, 1)]) == 8
assert free_run_ahead((10, 5, 2, 2), []) is None
