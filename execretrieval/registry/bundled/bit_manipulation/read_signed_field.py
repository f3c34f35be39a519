"""Read a signed two's-complement field from a 32-bit word, its offset counted from the lowest bit. An empty field, or one that does not lie wholly inside the word, gives None."""

WORD_BITS = 32


def take_bits(word, offset, width):
    return (word >> offset) & ((1 << width) - 1)


def read_signed_field(word, offset, width):
    if offset < 0 or width < 1 or offset + width > WORD_BITS:
        return None
    magnitude = take_bits(word, offset, width - 1)
    sign = take_bits(word, offset + width - 1, 1)
    return magnitude - (sign << (width - 1))


assert read_signed_field(0b10110, 1, 3) == 3
assert read_signed_field(0b11010, 1, 4) == -3
assert read_signed_field(0xA5, 4, 3) == 2
assert read_signed_field(0x00008000, 8, 8) == -128
assert read_signed_field(0x7FFFFFFF, 0, 32) == 2147483647
assert read_signed_field(0xFFFFFFFF, 0, 32) == -1
assert read_signed_field(0x80000000, 31, 1) == -1
assert read_signed_field(0x40000000, 30, 2) == 1
assert read_signed_field(0xFFFFFFFF, 30, 3) is None
assert read_signed_field(1, 0, 1) == -1
assert read_signed_field(5, 0, 0) is None
assert read_signed_field(6, -1, 2) is None
