"""Product of two signed fixed-point numbers of the same width and number of fraction bits, rounded to nearest with halves upwards and limited to the representable range. An operand out of range gives None."""


def signed_limits(width):
    top = 1 << (width - 1)
    return -top, top - 1


def multiply_fixed_point(first, second, width, fraction_bits):
    low, high = signed_limits(width)
    if min(first, second) < low or max(first, second) > high:
        return None
    half = (1 << fraction_bits) >> 1
    rounded = (first * second + half) >> fraction_bits
    return max(low, min(high, rounded))


assert multiply_fixed_point(16384, 16384, 16, 15) == 8192
assert multiply_fixed_point(-32768, -32768, 16, 15) == 32767
assert multiply_fixed_point(-32768, 32767, 16, 15) == -32767
assert multiply_fixed_point(3, 1, 8, 1) == 2
assert multiply_fixed_point(-3, 1, 8, 1) == -1
assert multiply_fixed_point(3, 8192, 16, 15) == 1
assert multiply_fixed_point(9, 9, 8, 0) == 81
assert multiply_fixed_point(12, 11, 8, 0) == 127
assert multiply_fixed_point(-12, 11, 8, 0) == -128
assert multiply_fixed_point(-128, 1, 8, 0) == -128
assert multiply_fixed_point(127, 1, 8, 2) == 32
assert [
    multiply_fixed_point(*pair, 8, 4) for pair in ((128, 0), (0, 128), (-129, 0), (0, -129))
] == [None] * 4
