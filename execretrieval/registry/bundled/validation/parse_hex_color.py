"""Red, green, blue and alpha numbers of a web colour like #fa0 or #ffaa0080, short forms doubling each digit. Without an alpha part it is 255; any other text gives None."""

import string


def channel(digits, index, width):
    text = digits[index * width : index * width + width]
    return int(text if width == 2 else text * 2, 16)


def parse_hex_color(text):
    digits = text[1:]
    if not text.startswith("#") or len(digits) not in (3, 4, 6, 8):
        return None
    if any(digit not in string.hexdigits for digit in digits):
        return None
    width = 1 if len(digits) <= 4 else 2
    count = len(digits) // width
    channels = [channel(digits, index, width) for index in range(count)]
    if count == 3:
        channels.append(255)
    return tuple(channels)


assert parse_hex_color("#fa0") == (255, 170, 0, 255)
assert parse_hex_color("#1234") == (17, 34, 51, 68)
assert parse_hex_color("#ffAA08") == (255, 170, 8, 255)
assert parse_hex_color("#01020380") == (1, 2, 3, 128)
assert parse_hex_color("#000") == (0, 0, 0, 255)
assert parse_hex_color("#12345678") == (18, 52, 86, 120)
assert parse_hex_color("#12") is None
assert parse_hex_color("#12345") is None
assert [parse_hex_color(text) for text in ("#1234567", "#123456789")] == [None, None]
assert parse_hex_color("#12g") is None
assert parse_hex_color("fa01") is None
assert [parse_hex_color(text) for text in ("", "#", "#-12")] == [None] * 3
