"""Add two unsigned words and a carry the way a processor does: the wrapped sum and its flag letters in the order N negative, Z zero, V signed overflow, C carry. Words that do not fit the width give None."""


def bit_of(word, position):
    return word >> position & 1


def adder_flags(first, second, carry, width):
    if first >> width or second >> width:
        return None
    total = first + second + carry
    result = total - (bit_of(total, width) << width)
    top = width - 1
    sign = bit_of(result, top)
    overflow = bit_of(first, top) == bit_of(second, top) != sign
    flags = {"N": sign, "Z": result == 0, "V": overflow, "C": bit_of(total, width)}
    return result, "".join(letter for letter, value in flags.items() if value)


assert adder_flags(0x12, 0x34, 0, 8) == (0x46, "")
assert adder_flags(0x7F, 0x00, 1, 8) == (0x80, "NV")
assert adder_flags(0xFF, 0x01, 0, 8) == (0x00, "ZC")
assert adder_flags(0x80, 0x80, 0, 8) == (0x00, "ZVC")
assert adder_flags(0xF0, 0xF5, 1, 8) == (0xE6, "NC")
assert adder_flags(0xFF, 0xFF, 1, 8) == (0xFF, "NC")
assert adder_flags(0x90, 0x90, 0, 8) == (0x20, "VC")
assert adder_flags(0x80, 0x7F, 0, 8) == (0xFF, "N")
assert adder_flags(0x40, 0x40, 0, 12) == (0x80, "")
assert adder_flags(0, 0, 0, 4) == (0, "Z")
assert [adder_flags(*pair, 0, 4) for pair in ((16, 1), (1, 16), (-1, 1), (1, -1))] == [None] * 4
assert adder_flags(15, 1, 0, 4) == (0, "ZC")
