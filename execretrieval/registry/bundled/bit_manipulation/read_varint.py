"""Decode an unsigned little-endian base-128 number from bytes at an offset and say where the next starts. An offset outside the data, data ending early, more than ten bytes or values beyond 64 bits give None."""


def read_varint(data, start):
    if start < 0:
        return None
    value = 0
    for count, byte in enumerate(data[start : start + 10]):
        value += (byte & 0x7F) << (7 * count)
        if byte >= 0x80:
            continue
        if value >= 1 << 64:
            return None
        return value, start + count + 1
    return None


assert read_varint(b"\x05", 0) == (5, 1)
assert read_varint(b"\x7f\x01", 0) == (127, 1)
assert read_varint(b"\x80\x01", 0) == (128, 2)
assert read_varint(b"\xac\x02", 0) == (300, 2)
assert read_varint(b"\xff\x81\x82\x03\x04", 1) == (1 + (2 << 7) + (3 << 14), 4)
assert read_varint(b"\x80\x00\x09", 2) == (9, 3)
assert read_varint(b"\x80\x80\x00", 0) == (0, 3)
assert read_varint(b"\xff" * 9 + b"\x01", 0) == (18446744073709551615, 10)
assert read_varint(b"\x80" * 9 + b"\x02", 0) is None
assert read_varint(b"\x80" * 10 + b"\x00", 0) is None
assert read_varint(b"\x80\x80", 0) is None
assert [read_varint(b"\x01\x02", start) for start in (-1, 2)] == [None, None]
