"""Convert a HH:MM wall clock reading from one UTC offset in minutes to another, appending +1 or -1 when it falls on the next or previous day. An hour past 23 or minute past 59 gives None."""

DAY = 24 * 60


def clock_text(minutes):
    hour, minute = divmod(minutes, 60)
    return f"{hour:02d}:{minute:02d}"


def convert_clock_zone(text, from_offset, to_offset):
    hour, minute = (int(part) for part in text.split(":"))
    if hour > 23 or minute > 59:
        return None
    days, rest = divmod(hour * 60 + minute + to_offset - from_offset, DAY)
    if days == 0:
        return clock_text(rest)
    return f"{clock_text(rest)}{days:+d}"


assert convert_clock_zone("12:00", 60, 120) == "13:00"
assert convert_clock_zone("12:00", 120, 60) == "11:00"
assert convert_clock_zone("23:30", 0, 29) == "23:59"
assert convert_clock_zone("23:30", 0, 30) == "00:00+1"
assert convert_clock_zone("00:30", 0, -30) == "00:00"
assert convert_clock_zone("00:30", 0, -31) == "23:59-1"
assert convert_clock_zone("09:05", 330, -480) == "19:35-1"
assert convert_clock_zone("20:10", -600, 840) == "20:10+1"
assert convert_clock_zone("23:59", 0, 0) == "23:59"
assert convert_clock_zone("24:00", 0, 0) is None
assert convert_clock_zone("10:60", 0, 0) is None
assert convert_clock_zone("00:00", 45, 345) == "05:00"
