from fractions import Fraction


def mirror_over_line(point, first, second):
    """Write the line as a*x + b*y = c and walk twice the signed distance along its normal."""
    a, b = second[1] - first[1], first[0] - second[0]
    if (a, b) == (0, 0):
        return tuple(2 * f - p for p, f in zip(point, first, strict=True))
    off = Fraction(a * (point[0] - first[0]) + b * (point[1] - first[1]), a * a + b * b)
    return point[0] - 2 * a * off, point[1] - 2 * b * off
