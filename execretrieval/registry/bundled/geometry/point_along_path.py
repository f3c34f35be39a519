"""Point reached after travelling a distance along a polyline. Negative distances stay at the first point, distances beyond the end stop at the last, repeated points take no distance, and an empty polyline gives None."""

from math import dist


def between(start, end, share):
    return tuple(a + (b - a) * share for a, b in zip(start, end))


def point_along_path(points, distance):
    if not points:
        return None
    left = max(distance, 0)
    for start, end in zip(points, points[1:]):
        length = dist(start, end)
        if left < length:
            return between(start, end, left / length)
        left -= length
    return points[-1]


assert point_along_path([(0, 0), (3, 4)], 2.5) == (1.5, 2.0)
assert point_along_path([(0, 0), (3, 4)], 5) == (3, 4)
assert point_along_path([(0, 0), (3, 4)], 99) == (3, 4)
assert point_along_path([(0, 0), (3, 4)], 0) == (0, 0)
assert point_along_path([(0, 0), (3, 4)], -5) == (0, 0)
assert point_along_path([(0, 0), (4, 0), (4, 2)], 3) == (3.0, 0.0)
assert point_along_path([(0, 0), (4, 0), (4, 2)], 4) == (4, 0)
assert point_along_path([(0, 0), (4, 0), (4, 2)], 5) == (4.0, 1.0)
assert point_along_path([(1, 1), (1, 1), (1, 3)], 0.5) == (1.0, 1.5)
assert point_along_path([(2, 2), (2, 2)], 0) == (2, 2)
assert point_along_path([(7, 8)], 3) == (7, 8)
assert point_along_path([], 1) is None
