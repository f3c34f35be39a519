from fractions import Fraction
from statistics import median_low


def median_slope(points, margin):
    found = [Fraction(q[1] - p[1]) / (q[0] - p[0]) for p in points for q in points if q[0] - p[0] > margin]
    return median_low(found) if found else None
