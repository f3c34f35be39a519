from fractions import Fraction
from itertools import product


def quotient_interval(dividend, divisor):
    if dividend[0] > dividend[1] or divisor[0] > divisor[1]:
        return None
    if divisor[0] * divisor[1] <= 0:
        return None
    values = sorted(Fraction(a, b) for a, b in product(dividend, divisor))
    return values[0], values[-1]
