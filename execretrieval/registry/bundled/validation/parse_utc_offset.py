"""Minutes east of UTC for an offset like +05:30 or Z. Only quarter hours from -12:00 to +14:00 are real; minus zero and any other text give None."""

import re


def parse_utc_offset(text):
    if text == "Z":
        return 0
    match = re.fullmatch("([+-])([0-9]{2}):([0-9]{2})", text)
    if match is None:
        return None
    sign, hours, minutes = match[1], int(match[2]), int(match[3])
    if minutes > 45 or minutes % 15 != 0:
        return None
    total = hours * 60 + minutes
    if sign == "-":
        return -total if 0 < total <= 720 else None
    return total if total <= 840 else None


assert parse_utc_offset("Z") == 0
assert parse_utc_offset("+05:30") == 330
assert parse_utc_offset("-03:45") == -225
assert parse_utc_offset("+00:00") == 0
assert parse_utc_offset("-00:00") is None
assert parse_utc_offset("-00:15") == -15
assert parse_utc_offset("+14:00") == 840
assert parse_utc_offset("+14:15") is None
assert [parse_utc_offset(text) for text in ("-12:00", "-12:15")] == [-720, None]
assert [parse_utc_offset(text) for text in ("+05:40", "+05:60", "+05:46")] == [None] * 3
assert [parse_utc_offset(text) for text in ("", "z", "05:30", "+5:30", "+0530")] == [None] * 5
