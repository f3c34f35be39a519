"""Seconds in a duration such as 1d 2h 30m 15s, where each unit may stand once, largest first, and spaces do not matter. Empty text, unknown or repeated units, a wrong order or a missing number give None."""

from math import inf

UNITS = {"d": 86400, "h": 3600, "m": 60, "s": 1}


def parse_duration_text(text):
    total, digits, largest = 0, "", inf
    for char in text.replace(" ", ""):
        if char.isdecimal():
            digits += char
            continue
        size = UNITS.get(char, largest)
        if not digits or size >= largest:
            return None
        total += int(digits) * size
        digits, largest = "", size
    if digits or largest == inf:
        return None
    return total


assert parse_duration_text("1d 2h 30m 15s") == 95415
assert parse_duration_text("90m") == 5400
assert parse_duration_text("12 s") == 12
assert parse_duration_text("0h0s") == 0
assert parse_duration_text("2d5m") == 173100
assert parse_duration_text("2m1h") is None
assert parse_duration_text("1h 1h") is None
assert parse_duration_text("1h m") is None
assert parse_duration_text("1w") is None
assert parse_duration_text("1h 5") is None
assert parse_duration_text("7") is None
assert parse_duration_text(" ") is None
