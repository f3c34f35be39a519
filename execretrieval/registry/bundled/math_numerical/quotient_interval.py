"""Smallest interval, as a pair of exact fractions, that holds every quotient of a number of one closed interval by a number of another. A divisor interval that touches zero, or an interval with swapped ends, gives None."""

from fractions import Fraction


def reciprocal(low, high):
    if low <= 0 <= high:
        return None
    return Fraction(1, high), Fraction(1, low)


def quotient_interval(dividend, divisor):
    (low, high), (below, above) = dividend, divisor
    if low > high or below > above:
        return None
    inverse = reciprocal(below, above)
    if inverse is None:
        return None
    corners = [end * factor for end in (low, high) for factor in inverse]
    return min(corners), max(corners)


assert quotient_interval((4, 8), (2, 4)) == (1, 4)
assert quotient_interval((-4, 8), (2, 4)) == (-2, 4)
assert quotient_interval((4, 8), (-4, -2)) == (-4, -1)
assert quotient_interval((-8, -4), (-4, -2)) == (1, 4)
assert quotient_interval((6, 6), (3, 3)) == (2, 2)
assert quotient_interval((0, 0), (1, 5)) == (0, 0)
assert quotient_interval((1, 2), (0, 4)) is None
assert quotient_interval((1, 2), (-4, 0)) is None
assert quotient_interval((1, 2), (-1, 1)) is None
assert quotient_interval((2, 1), (1, 2)) is None
assert quotient_interval((1, 2), (3, 2)) is None
