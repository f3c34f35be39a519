"""The leg of an integer polyline that passes nearest to a point, as index and the share of it from 0 to 1 to the nearest place; ties keep the earlier leg. Fewer than two points give None."""

from fractions import Fraction


def nearest_share(point, start, end):
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    if length == 0:
        return 0
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    return min(max(Fraction(along, length), 0), 1)


def closest_leg_of_path(point, path):
    best = None
    least = None
    for i, (start, end) in enumerate(zip(path, path[1:])):
        share = nearest_share(point, start, end)
        place = [a + (b - a) * share for a, b in zip(start, end)]
        # Squares stay exact, so that ties are ties.
        apart = sum((a - b) ** 2 for a, b in zip(point, place))
        if least is None or apart < least:
            best, least = (i, share), apart
    return best


assert closest_leg_of_path((1, -1), [(2, 1), (-5, 2), (0, -3)])[0] == 0
assert closest_leg_of_path((1, 2), [(0, 0), (4, 0), (4, 9)]) == (0, 0.25)
assert closest_leg_of_path((3, 6), [(0, 0), (4, 0), (4, 8)]) == (1, 0.75)
assert closest_leg_of_path((2, 2), [(0, 0), (4, 0), (4, 9)]) == (0, 0.5)
assert closest_leg_of_path((-3, 4), [(1, 2), (4, 2)]) == (0, 0)
assert closest_leg_of_path((7, -4), [(1, 2), (4, 2)]) == (0, 1)
assert closest_leg_of_path((0, 5), [(0, 0), (4, 2)]) == (0, 0.5)
assert closest_leg_of_path((6, 6), [(5, 4), (1, 6)]) == (0, 0)
assert closest_leg_of_path((5, 1), [(1, 1), (5, 5), (9, 5)]) == (0, 0.5)
assert closest_leg_of_path((4, 4), [(9, 9), (5, 5), (5, 5), (8, 8)]) == (0, 1)
assert closest_leg_of_path((1, 1), [(3, 3), (3, 3)]) == (0, 0)
assert closest_leg_of_path((1, 8), [(6, 3), (2, 5)]) == (0, 1)
assert closest_leg_of_path((1, 1), [(3, 3)]) is None
