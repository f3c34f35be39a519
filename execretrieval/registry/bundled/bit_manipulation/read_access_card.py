"""8-bit facility and 16-bit card number of a Wiegand frame with an outer parity bit at each end: even over the upper 13 bits, odd over the lower 13. Wrong parity or not fitting 26 bits gives None."""


def has_odd_ones(word):
    return word.bit_count() % 2 == 1


def read_access_card(frame):
    if frame >> 26:
        return None
    upper, lower = divmod(frame, 1 << 13)
    if has_odd_ones(upper) or not has_odd_ones(lower):
        return None
    facility, card = divmod(frame >> 1 & 0xFFFFFF, 1 << 16)
    return facility, card


assert read_access_card((0 << 25) + (3 << 17) + (1 << 1) + 0) == (3, 1)
assert read_access_card((1 << 25) + (1 << 17) + (0 << 1) + 1) == (1, 0)
assert read_access_card((0 << 25) + (255 << 17) + (65535 << 1) + 1) == (255, 65535)
assert read_access_card((0 << 25) + (255 << 17) + (0xFFF << 1) + 1) == (255, 0xFFF)
assert read_access_card((1 << 25) + (128 << 17) + (0x8001 << 1) + 1) is None
assert read_access_card((0 << 25) + (128 << 17) + (0x8001 << 1) + 0) == (128, 0x8001)
assert read_access_card((0 << 25) + (3 << 17) + (1 << 1) + 1) is None
assert read_access_card((1 << 25) + (3 << 17) + (1 << 1) + 0) is None
assert read_access_card((1 << 26) + (1 << 25) + 1) is None
assert read_access_card(1) == (0, 0)
assert read_access_card(0) is None
assert read_access_card(1 - (1 << 25)) is None
