"""Minutes since midnight for a twelve-hour clock reading such as 9:05 pm, case ignored and the two-digit minutes optional: 12 am is midnight, 12 pm noon. Hours outside 1 to 12, minutes beyond 59 or other text give None."""

import re


def to_number(text, pattern, allowed):
    if not re.fullmatch(pattern, text) or int(text) not in allowed:
        return None
    return int(text)


def minutes_of_12h_clock(text):
    parts = text.lower().split()
    if len(parts) != 2 or parts[1] not in ("am", "pm"):
        return None
    hour_text, colon, minute_text = parts[0].partition(":")
    hour = to_number(hour_text, "[0-9]{1,2}", range(1, 13))
    minute = to_number(minute_text, "[0-9]{2}", range(60)) if colon else 0
    if hour is None or minute is None:
        return None
    return (hour % 12 + (12 if parts[1] == "pm" else 0)) * 60 + minute


assert minutes_of_12h_clock("9:05 pm") == 1265
assert minutes_of_12h_clock("9:05 AM") == 545
assert minutes_of_12h_clock("12 am") == 0
assert minutes_of_12h_clock("12:59 pm") == 779
assert minutes_of_12h_clock("1 pm") == 780
assert minutes_of_12h_clock("11:00 pm") == 1380
assert minutes_of_12h_clock("13:00 pm") is None
assert minutes_of_12h_clock("0:30 am") is None
assert minutes_of_12h_clock("9:60 am") is None
assert [minutes_of_12h_clock(text) for text in ("9:05", "9 xm", "", "9 am x")] == [None] * 4
assert [minutes_of_12h_clock(text) for text in ("9: am", ":30 pm", "9:5 am", "\u0669 am")] == [
    None
] * 4
