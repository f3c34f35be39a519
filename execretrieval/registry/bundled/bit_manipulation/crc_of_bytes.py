"""Cyclic redundancy check of byte values, highest bit first and starting at zero, for a generator polynomial without its top bit. No bytes give 0; a width under 8, a polynomial exceeding the width or an invalid byte gives None."""


def shift_out_byte(register, polynomial, width):
    top = 1 << (width - 1)
    for _ in range(8):
        if register < top:
            register <<= 1
            continue
        register = ((register - top) << 1) ^ polynomial
    return register


def crc_of_bytes(data, polynomial, width):
    if width < 8 or polynomial >> width:
        return None
    register = 0
    for byte in data:
        if byte < 0 or byte > 255:
            return None
        register ^= byte << (width - 8)
        register = shift_out_byte(register, polynomial, width)
    return register


assert crc_of_bytes(b"123456789", 0x07, 8) == 0xF4
assert crc_of_bytes(b"123456789", 0x1021, 16) == 0x31C3
assert crc_of_bytes(b"123456789", 0xAF, 32) == 0xBD0BE338
assert crc_of_bytes([1], 0x07, 8) == 0x07
assert crc_of_bytes([255, 0], 0x1D, 8) == 0x41
assert crc_of_bytes([0, 0], 0x07, 8) == 0
assert crc_of_bytes([], 0xFF, 8) == 0
assert crc_of_bytes([], 0x100, 8) is None
assert crc_of_bytes([], 0x07, 7) is None
assert crc_of_bytes([1, 256], 0x07, 8) is None
assert crc_of_bytes([-1], 0x07, 8) is None
