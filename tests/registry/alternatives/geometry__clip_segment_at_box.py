from fractions import Fraction


def cut(points, inside, crossing):
    kept = []
    for i, point in enumerate(points):
        other = points[1 - i]
        if inside(point):
            kept.append(point)
        elif inside(other):
            kept.append(crossing(point, other))
    return kept


def clip_segment_at_box(start, end, box):
    points = [start, end]
    for axis in (0, 1):
        for bound, sign in ((box[axis], 1), (box[axis + 2], -1)):

            def inside(p, axis=axis, bound=bound, sign=sign):
                return (p[axis] - bound) * sign >= 0

            def crossing(p, q, axis=axis, bound=bound):
                t = Fraction(bound - p[axis]) / (q[axis] - p[axis])
                return tuple(a + (b - a) * t for a, b in zip(p, q, strict=True))

            points = cut(points, inside, crossing)
            if not points:
                return None
    return points
