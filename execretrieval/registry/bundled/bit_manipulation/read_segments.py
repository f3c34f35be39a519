"""Text shown by seven-segment codes with segment a in the lowest bit and the decimal point highest, optionally inverted. A lone middle bar is a minus, other unknown shapes a question mark, dark ones a blank; leading blanks are stripped."""

DIGITS = (0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F)


def shown_as(shape):
    if shape == 0:
        return " "
    if shape == 1 << 6:
        return "-"
    return str(DIGITS.index(shape)) if shape in DIGITS else "?"


def read_segments(codes, inverted):
    signs = []
    for code in codes:
        lit = code ^ 0xFF if inverted else code
        signs.append(shown_as(lit & 0x7F))
        if lit >> 7 == 1:
            signs.append(".")
    return "".join(signs).lstrip(" ")


assert read_segments([0x06, 0x5B, 0x4F], False) == "123"
assert read_segments([0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F, 0x3F], False) == "4567890"
assert read_segments([0xF9, 0xA4], True) == "12"
assert read_segments([0x86, 0x5B], False) == "1.2"
assert read_segments([0x79, 0xA4], True) == "1.2"
assert read_segments([0x00, 0x40, 0x07], False) == "-7"
assert read_segments([0x06, 0x00, 0x06], False) == "1 1"
assert read_segments([0x01, 0x20, 0x41], False) == "???"
assert read_segments([0x00, 0x80, 0x06], False) == ".1"
assert read_segments([0x06, 0x00], False) == "1 "
assert read_segments([0xFF, 0xF9], True) == "1"
assert read_segments([], True) == ""
