"""Exchange two equally wide stretches of bits inside a number, each named by its lowest position, in either order. Overlapping stretches give None, as do negative positions; width zero changes nothing."""


def low_bits(word, width):
    return word & ((1 << width) - 1)


def swap_bit_ranges(word, first, second, width):
    if first > second:
        return swap_bit_ranges(word, second, first, width)
    if first < 0 or first + width > second:
        return None
    changed = low_bits(word >> first, width) ^ low_bits(word >> second, width)
    return word ^ (changed << first) ^ (changed << second)


assert swap_bit_ranges(0b0000_0110, 0, 4, 4) == 0b0110_0000
assert swap_bit_ranges(0xABCD, 0, 8, 8) == 0xCDAB
assert swap_bit_ranges(0xABCD, 8, 0, 8) == 0xCDAB
assert swap_bit_ranges(0x12345, 4, 12, 4) == 0x14325
assert swap_bit_ranges(0x12345, 12, 4, 4) == 0x14325
assert swap_bit_ranges(0b101, 0, 1, 1) == 0b110
assert swap_bit_ranges(0b11, 0, 5, 2) == 0b1100000
assert swap_bit_ranges(0xABCD, 4, 11, 8) is None
assert swap_bit_ranges(0b10, 1, 1, 1) is None
assert swap_bit_ranges(0b10, -1, 3, 1) is None
assert swap_bit_ranges(0b10, 1, 1, 0) == 0b10
