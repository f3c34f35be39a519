"""Number that a 16-bit half-precision pattern stands for, subnormal values and infinities included. Patterns that are not a number, and words of more than 16 bits or below zero, give None."""

import math


def half_float_value(word):
    if word >> 16:
        return None
    sign = -1 if word >> 15 else 1
    exponent = word >> 10 & 31
    fraction = word & 1023
    if exponent == 31:
        return None if fraction else sign * math.inf
    if exponent == 0:
        return sign * (fraction * 2.0**-24)
    return sign * (1024 + fraction) * 2.0 ** (exponent - 25)


assert half_float_value(0x3C00) == 1.0
assert half_float_value(0xC100) == -2.5
assert half_float_value(0x7BFF) == 65504.0
assert half_float_value(0x0400) == 2.0**-14
assert half_float_value(0x8001) == -(2.0**-24)
assert half_float_value(0x83FF) == -1023 * 2.0**-24
assert half_float_value(0x7C00) == float("inf")
assert half_float_value(0xFC00) == float("-inf")
assert half_float_value(0x7C01) is None
assert half_float_value(0xFFFF) is None
assert [half_float_value(word) for word in (-0x8000, 0x10000)] == [None, None]
assert half_float_value(0) == 0.0
