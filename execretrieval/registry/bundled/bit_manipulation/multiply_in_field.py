"""Multiply two elements of the binary field whose reduction polynomial, top bit included, is given as a number. An element that is negative or does not fit below the top bit gives None."""


def multiply_in_field(first, second, polynomial):
    top = 1 << (polynomial.bit_length() - 1)
    if first < 0 or first >= top or second < 0 or second >= top:
        return None
    product = 0
    for bit in format(second, "b"):
        product <<= 1
        if product >= top:
            product ^= polynomial
        if bit == "1":
            product ^= first
    return product


assert multiply_in_field(0x57, 0x83, 0x11B) == 0xC1
assert multiply_in_field(0x57, 0x13, 0x11B) == 0xFE
assert multiply_in_field(0x80, 2, 0x11D) == 0x1D
assert multiply_in_field(0b110, 0b111, 0b1011) == 0b100
assert multiply_in_field(3, 3, 7) == 2
assert multiply_in_field(1, 0x57, 0x11B) == 0x57
assert multiply_in_field(0, 5, 0b1011) == 0
assert multiply_in_field(5, 0, 0b1011) == 0
assert [multiply_in_field(n, 1, 0b1011) for n in (-1, 8)] == [None, None]
assert [multiply_in_field(1, n, 0b1011) for n in (-1, 8)] == [None, None]
assert multiply_in_field(7, 1, 0b1011) == 7
