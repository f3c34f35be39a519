from fractions import Fraction
from math import floor


def multiply_fixed_point(first, second, width, fraction_bits):
    allowed = range(-(2**width) // 2, 2**width // 2)
    if first not in allowed or second not in allowed:
        return None
    nearest = floor(Fraction(first * second, 2**fraction_bits) + Fraction(1, 2))
    if nearest in allowed:
        return nearest
    return allowed[-1] if nearest > 0 else allowed[0]
