from fractions import Fraction
from math import floor


def scale_to_steps(values, start, end):
    known = sorted(value for value in values if value is not None)
    scaled = []
    for value in values:
        if value is None:
            scaled.append(None)
        elif known[0] == known[-1]:
            scaled.append(floor(Fraction(start + end, 2)))
        else:
            share = Fraction(value - known[0], known[-1] - known[0])
            scaled.append(floor(start + share * (end - start) + Fraction(1, 2)))
    return scaled
