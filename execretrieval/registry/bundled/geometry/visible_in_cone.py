"""Whether a target lies in a viewer's field of view: ahead of the facing direction, aside by at most a left or right slope times the way ahead, and within range, limits included. The viewer's own place is always visible."""

from math import dist


def visible_in_cone(viewer, facing, target, slopes, reach):
    if target == viewer:
        return True
    dx = target[0] - viewer[0]
    dy = target[1] - viewer[1]
    ahead = facing[0] * dx + facing[1] * dy
    leftward = facing[0] * dy - facing[1] * dx
    if ahead <= 0 or dist(viewer, target) > reach:
        return False
    left, right = slopes
    return -right * ahead <= leftward <= left * ahead


assert visible_in_cone((0, 0), (1, 0), (3, 3), (1, 0.5), 9) is True
assert visible_in_cone((0, 0), (1, 0), (3, 4), (1, 2), 9) is False
assert visible_in_cone((0, 0), (1, 0), (4, -2), (1, 0.5), 9) is True
assert visible_in_cone((0, 0), (1, 0), (4, -3), (1, 0.5), 9) is False
assert visible_in_cone((0, 0), (2, 3), (3, 4), (0, 0.0625), 5) is True
assert visible_in_cone((0, 0), (2, 3), (3, 4), (0, 1), 4) is False
assert visible_in_cone((4, 1), (-3, 1), (1, 0), (0.75, 0), 9) is True
assert visible_in_cone((4, 1), (-3, 1), (1, 0), (0.5, 0), 9) is False
assert visible_in_cone((4, 1), (3, 1), (1, 0), (9, 9), 9) is False
assert visible_in_cone((0, 0), (1, 0), (0, 0), (0, 0), 0) is True
assert visible_in_cone((2, 5), (0, 1), (2, 5), (-1, -1), -1) is True
assert visible_in_cone((2, 5), (0, 0), (2, 6), (9, 9), 9) is False
