"""Rotate only the field at a bit offset inside a word, all other bits staying, to the left by some steps or to the right when negative; steps may exceed the field. A width below one gives None."""


def rotate_field(word, offset, width, steps):
    if width < 1:
        return None
    mask = (1 << width) - 1
    field = word >> offset & mask
    turn = steps % width
    wrapped = field >> (width - turn)
    rotated = (field << turn & mask) + wrapped
    return word - (field << offset) + (rotated << offset)


assert rotate_field(0b0000_1001, 0, 4, 1) == 0b0000_0011
assert rotate_field(0b0110_1001, 0, 4, 1) == 0b0110_0011
assert rotate_field(0b0110_1001, 2, 4, 1) == 0b0101_0101
assert rotate_field(0b1011_0101, 1, 5, 2) == 0b1001_0111
assert rotate_field(0b1011_0101, 1, 5, -3) == 0b1001_0111
assert rotate_field(0b1011_0101, 1, 5, 7) == 0b1001_0111
assert rotate_field(0xF1, 0, 8, -4) == 0x1F
assert rotate_field(0xAB, 0, 8, 8) == 0xAB
assert rotate_field(0b10, 0, 1, 3) == 0b10
assert rotate_field(0b10, 1, 1, 3) == 0b10
assert rotate_field(0b1101, 1, 0, 3) is None
