"""Signed whole arc seconds of a coordinate such as 52°30'05"N, minutes and seconds two digits below 60, seconds optional, south and west negative. Beyond 90 degrees north or south, 180 east or west, or in another form, it gives None."""

import re


def arc_seconds_of(text):
    match = re.fullmatch("([0-9]{1,3})°([0-9]{2})'(?:([0-9]{2})\")?([NSEW])", text)
    if match is None:
        return None
    degrees, minutes, seconds = int(match[1]), int(match[2]), int(match[3] or 0)
    if minutes > 59 or seconds > 59:
        return None
    total = (degrees * 60 + minutes) * 60 + seconds
    if total > 3600 * (90 if match[4] in "NS" else 180):
        return None
    return -total if match[4] in "SW" else total


assert arc_seconds_of("52°30'05\"N") == 189005
assert arc_seconds_of("52°30'05\"S") == -189005
assert arc_seconds_of("0°01'W") == -60
assert arc_seconds_of("123°00'00\"E") == 442800
assert arc_seconds_of("0°00'59\"E") == 59
assert arc_seconds_of("0°59'00\"S") == -3540
assert [arc_seconds_of(text) for text in ("1°60'N", "1°00'60\"N")] == [None, None]
assert [
    arc_seconds_of(f"90°00'0{n}\"{h}") for n, h in ((0, "N"), (1, "N"), (1, "S"), (1, "W"))
] == [
    324000,
    None,
    None,
    -324001,
]
assert [arc_seconds_of(f"180°00'0{n}\"{h}") for n, h in ((0, "E"), (1, "E"), (1, "W"))] == [
    648000,
    None,
    None,
]
assert arc_seconds_of("90°00'S") == -324000
assert [
    arc_seconds_of(text) for text in ("", "5°N", "5°5'N", "5°05'5\"N", "5°05'", "5 05'N", "-5°05'N")
] == [None] * 7
