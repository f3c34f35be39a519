import itertools
from fractions import Fraction


def flooded_area(profile, level):
    """Insert the points where the ground meets the level, then add trapezoids between whole ones."""
    total = Fraction(0)
    for (ax, ay), (bx, by) in itertools.pairwise(profile):
        points = [(Fraction(ax), ay), (Fraction(bx), by)]
        if (ay - level) * (by - level) < 0:
            points.insert(1, (ax + Fraction((bx - ax) * (level - ay), by - ay), level))
        for (px, py), (qx, qy) in itertools.pairwise(points):
            if py <= level and qy <= level:
                total += (qx - px) * (level - Fraction(py + qy) / 2)
    return total
