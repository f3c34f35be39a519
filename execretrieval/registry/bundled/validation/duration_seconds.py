"""Seconds in an ISO duration of days, hours, minutes and seconds such as P1DT2H30M. Parts may be left out but not all of them, T needs a part behind it, and anything else gives None."""

import re

UNITS = {"D": 86400, "H": 3600, "M": 60, "S": 1}


def total_of(text, letters):
    pattern = "".join(f"(?:([0-9]+){letter})?" for letter in letters)
    match = re.fullmatch(pattern, text)
    if text == "" or match is None:
        return None
    return sum(int(n) * UNITS[letter] for n, letter in zip(match.groups(), letters) if n)


def duration_seconds(text):
    if not text.startswith("P"):
        return None
    date, separator, time = text[1:].partition("T")
    days = total_of(date, "D") if date else 0
    rest = total_of(time, "HMS") if separator or not date else 0
    if days is None or rest is None:
        return None
    return days + rest


assert duration_seconds("P1DT2H30M") == 95400
assert duration_seconds("P2D") == 172800
assert duration_seconds("PT90M") == 5400
assert duration_seconds("PT1H1S") == 3601
assert duration_seconds("P0DT0S") == 0
assert duration_seconds("P") is None
assert duration_seconds("PT") is None
assert duration_seconds("P1DT") is None
assert duration_seconds("P1HT1S") is None
assert duration_seconds("PT5S4M") is None
assert duration_seconds("P3") is None
assert [duration_seconds(text) for text in ("", "T1S", "D1D", "P1D2H")] == [None] * 4
