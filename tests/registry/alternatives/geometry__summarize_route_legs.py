from fractions import Fraction
from itertools import groupby, pairwise


def single_steps(start, end):
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dx:
        slope = Fraction(dy, abs(dx))
        unit = (slope.denominator * (1 if dx > 0 else -1), slope.numerator)
        return [unit] * (dx // unit[0])
    return [(0, 1 if dy > 0 else -1)] * abs(dy)


def summarize_route_legs(route):
    steps = [step for start, end in pairwise(route) for step in single_steps(start, end)]
    return [(f"{x}:{y}", len(list(group))) for (x, y), group in groupby(steps)]
