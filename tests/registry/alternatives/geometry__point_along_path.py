from bisect import bisect_right
from itertools import accumulate, pairwise
from math import hypot


def point_along_path(points, distance):
    if len(points) == 0:
        return None
    lengths = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    marks = list(accumulate(lengths, initial=0))
    if distance <= 0:
        return points[0]
    if distance >= marks[-1]:
        return points[-1]
    i = bisect_right(marks, distance) - 1
    part = (distance - marks[i]) / lengths[i]
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return (1 - part) * ax + part * bx, (1 - part) * ay + part * by
