"""Code point of the UTF-8 sequence at an offset and where the next begins. Truncated, stray or overlong bytes, surrogates and values past 10FFFF give None, as does an offset outside the data."""

SHAPES = (
    (0x80, 0x00, 0, 0),
    (0xE0, 0xC0, 1, 0x80),
    (0xF0, 0xE0, 2, 0x800),
    (0xF8, 0xF0, 3, 0x10000),
)


def is_scalar(point, least):
    if point < least or point > 0x10FFFF:
        return False
    return point < 0xD800 or point > 0xDFFF


def decode_utf8_point(data, start):
    if start < 0 or start >= len(data):
        return None
    for mask, mark, extra, least in SHAPES:
        if data[start] & mask != mark:
            continue
        end = start + 1 + extra
        tail = data[start + 1 : end]
        if any(byte >> 6 != 2 for byte in tail):
            return None
        # A truncated tail leaves the value below the least of its length.
        point = data[start] - mark
        for byte in tail:
            point = (point << 6) + (byte & 63)
        return (point, end) if is_scalar(point, least) else None
    return None


assert decode_utf8_point(b"aZ", 1) == (90, 2)
assert decode_utf8_point(b"\x00\xc3\xa9!", 1) == (233, 3)
assert decode_utf8_point("\u20ac9".encode(), 0) == (0x20AC, 3)
assert decode_utf8_point(b"\xf0\x9f\x98\x80x", 0) == (0x1F600, 4)
assert [decode_utf8_point(data, 0) for data in (b"\xc2\x80", b"\xc1\xbf")] == [(0x80, 2), None]
assert [decode_utf8_point(data, 0) for data in (b"\xe0\xa0\x80", b"\xe0\x9f\xbf")] == [
    (0x800, 3),
    None,
]
assert [decode_utf8_point(data, 0) for data in (b"\xf4\x8f\xbf\xbf", b"\xf4\x90\x80\x80")] == [
    (0x10FFFF, 4),
    None,
]
assert [decode_utf8_point(data, 0) for data in (b"\xed\x9f\xbf", b"\xed\xa0\x80")] == [
    (0xD7FF, 3),
    None,
]
assert [decode_utf8_point(data, 0) for data in (b"\xee\x80\x80", b"\xed\xbf\xbf")] == [
    (0xE000, 3),
    None,
]
assert [decode_utf8_point(data, 0) for data in (b"\xe2\x82", b"\xe2\x82\x41", b"\xe2\xc2\x81")] == [
    None
] * 3
assert [decode_utf8_point(data, 0) for data in (b"\x80", b"\xbf\x80", b"\xf8\x88\x80\x80\x80")] == [
    None
] * 3
assert [decode_utf8_point(b"ab", start) for start in (-1, 2)] == [None, None]
