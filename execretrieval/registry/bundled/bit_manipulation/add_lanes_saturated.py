"""Add two packed words lane by lane, each unsigned lane stopping at its largest value instead of carrying into the next. Bits above the last lane are dropped; a width or lane count below one gives None."""


def lane_of(word, index, width):
    return word >> (index * width) & ((1 << width) - 1)


def add_lanes_saturated(first, second, width, lanes):
    if width < 1 or lanes < 1:
        return None
    highest = (1 << width) - 1
    packed = 0
    for index in range(lanes - 1, -1, -1):
        total = lane_of(first, index, width) + lane_of(second, index, width)
        packed = (packed << width) + min(total, highest)
    return packed


assert add_lanes_saturated(0x01020304, 0x10203040, 8, 4) == 0x11223344
assert add_lanes_saturated(0xFF020304, 0x01FE00FC, 8, 4) == 0xFFFF03FF
assert add_lanes_saturated(0x80, 0x80, 8, 2) == 0xFF
assert add_lanes_saturated(0x9A, 0x57, 4, 2) == 0xEF
assert add_lanes_saturated(0x19A, 0x157, 4, 2) == 0xEF
assert add_lanes_saturated(0x19A, 0x157, 4, 3) == 0x2EF
assert add_lanes_saturated(0b101, 0b100, 1, 3) == 0b101
assert add_lanes_saturated(7, 8, 4, 1) == 15
assert add_lanes_saturated(0, 0, 8, 4) == 0
assert add_lanes_saturated(3, 4, 0, 4) is None
assert add_lanes_saturated(3, 4, 8, 0) is None
