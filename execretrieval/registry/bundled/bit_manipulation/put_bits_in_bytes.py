"""Copy of a list of bytes where a number replaces so many bits from a bit offset on, counted from the first highest bit. Stretches empty or not wholly inside, and numbers that do not fit, give None."""


def field_mask(width, shift):
    return ((1 << width) - 1) << shift


def put_bits_in_bytes(data, offset, width, value):
    total = 8 * len(data)
    if offset < 0 or width < 1 or offset + width > total:
        return None
    if value >> width:
        return None
    shift = total - offset - width
    word = int.from_bytes(bytes(data), "big") & ~field_mask(width, shift)
    return list((word + (value << shift)).to_bytes(len(data), "big"))


assert put_bits_in_bytes([0, 0], 6, 4, 0b1011) == [0b10, 0b11000000]
assert put_bits_in_bytes([255, 255], 6, 4, 0b0100) == [0b11111101, 0b00111111]
assert put_bits_in_bytes([0xA5, 1, 2], 8, 8, 0x7F) == [0xA5, 0x7F, 2]
assert put_bits_in_bytes([0xA5], 0, 1, 0) == [0x25]
assert put_bits_in_bytes([0xA5], 7, 1, 0) == [0xA4]
assert put_bits_in_bytes([0xA5], 7, 2, 0) is None
assert put_bits_in_bytes([0xA5], 0, 8, 255) == [255]
assert put_bits_in_bytes([0xA5], 0, 0, 0) is None
assert put_bits_in_bytes([0xA5], -1, 2, 1) is None
assert put_bits_in_bytes([0xA5], 2, 3, 8) is None
assert put_bits_in_bytes([0xA5], 2, 3, -8) is None
assert put_bits_in_bytes([], 0, 1, 1) is None
