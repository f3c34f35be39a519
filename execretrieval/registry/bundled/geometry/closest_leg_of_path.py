"""The leg of an integer polyline that passes nearest to a point, as index and the nearest place on it; ties keep the earlier leg. Legs may have no length; a path with fewer than two points gives None."""

from fractions import Fraction
from math import dist


def nearest_place(point, start, end):
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    if length == 0:
        return start
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    share = min(max(Fraction(along, length), 0), 1)
    return start[0] + dx * share, start[1] + dy * share


def closest_leg_of_path(point, path):
    best = None
    least = None
    for i in range(1, len(path)):
        place = nearest_place(point, path[i - 1], path[i])
        apart = dist(point, place)
        if least is None or apart < least:
            best, least = (i - 1, place), apart
    return best


assert closest_leg_of_path((1, 2), [(0, 0), (4, 0), (4, 9)]) == (0, (1, 0))
assert closest_leg_of_path((3, 5), [(0, 0), (4, 0), (4, 9)]) == (1, (4, 5))
assert closest_leg_of_path((2, 2), [(0, 0), (4, 0), (4, 9)]) == (0, (2, 0))
assert closest_leg_of_path((-3, 4), [(1, 2), (4, 2)]) == (0, (1, 2))
assert closest_leg_of_path((7, -4), [(1, 2), (4, 2)]) == (0, (4, 2))
assert closest_leg_of_path((0, 5), [(0, 0), (4, 2)]) == (0, (2, 1))
assert closest_leg_of_path((6, 6), [(5, 4), (1, 6)]) == (0, (5, 4))
assert closest_leg_of_path((5, 1), [(1, 1), (4, 4), (9, 4)]) == (0, (3, 3))
assert closest_leg_of_path((4, 4), [(9, 9), (5, 5), (5, 5), (8, 8)]) == (0, (5, 5))
assert closest_leg_of_path((1, 1), [(3, 3), (3, 3)]) == (0, (3, 3))
assert closest_leg_of_path((1, 1), [(3, 3)]) is None
assert closest_leg_of_path((1, 8), [(6, 3), (2, 5)]) == (0, (2, 5))
