"""Evaluate a continued fraction given by its whole-number terms, exactly, as lowest-terms text such as -5/3. One divided by zero counts as infinity, whose reciprocal is 0; no terms, or an infinite result, give None."""

from math import gcd


def fraction_text(top, bottom):
    if bottom < 0:
        return fraction_text(-top, -bottom)
    if bottom == 0:
        return None
    common = gcd(top, bottom)
    return f"{top // common}/{bottom // common}"


def continued_fraction_value(terms):
    top, bottom = 1, 0
    for term in reversed(terms):
        top, bottom = term * top + bottom, top
    return fraction_text(top, bottom)


assert continued_fraction_value([3, 7, 16]) == "355/113"
assert continued_fraction_value([1, 1, 1, 1]) == "5/3"
assert continued_fraction_value([2, -3]) == "5/3"
assert continued_fraction_value([-1, 2]) == "-1/2"
assert continued_fraction_value([0, -4]) == "-1/4"
assert continued_fraction_value([1, -1]) == "0/1"
assert continued_fraction_value([5]) == "5/1"
assert continued_fraction_value([0]) == "0/1"
assert continued_fraction_value([3, 0]) is None
assert continued_fraction_value([4, 1, -1]) is None
assert continued_fraction_value([2, 4, 1, -1]) == "2/1"
assert continued_fraction_value([]) is None
