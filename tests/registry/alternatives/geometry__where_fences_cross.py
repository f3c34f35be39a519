from fractions import Fraction


def line_through(start, end):
    a, b = end[1] - start[1], start[0] - end[0]
    return a, b, a * start[0] + b * start[1]


def where_fences_cross(first, second):
    """Solve two line equations by Cramer's rule and see whether the point is in both boxes."""
    a, b, e = line_through(*first)
    c, d, f = line_through(*second)
    if a * d == b * c:
        return None
    x = Fraction(e * d - b * f, a * d - b * c)
    y = Fraction(a * f - e * c, a * d - b * c)
    for (px, py), (qx, qy) in (first, second):
        if not (min(px, qx) <= x <= max(px, qx) and min(py, qy) <= y <= max(py, qy)):
            return None
    return x, y
