"""Number in packed decimal bytes, two digits each, the very last half byte being the sign: C or F for plus, D for minus. Other signs, digits above nine and no bytes at all give None."""


def read_packed_decimal(data):
    halves = [half for byte in data for half in divmod(byte, 16)]
    if not halves:
        return None
    *digits, sign = halves
    if max(digits) > 9 or sign not in (0xC, 0xD, 0xF):
        return None
    number = 0
    for digit in digits:
        number = number * 10 + digit
    return -number if sign == 0xD else number


assert read_packed_decimal([0x12, 0x3C]) == 123
assert read_packed_decimal([0x12, 0x3D]) == -123
assert read_packed_decimal([0x9F]) == 9
assert read_packed_decimal([0x00, 0x70, 0x5F]) == 705
assert read_packed_decimal([0x0D]) == 0
assert read_packed_decimal([0x12, 0x3E]) is None
assert read_packed_decimal([0x12, 0x3B]) is None
assert read_packed_decimal([0x12, 0x34]) is None
assert read_packed_decimal([0x1A, 0x3C]) is None
assert read_packed_decimal([0xA1, 0x9C]) is None
assert read_packed_decimal([]) is None
assert read_packed_decimal(b"\x98\x7c") == 987
