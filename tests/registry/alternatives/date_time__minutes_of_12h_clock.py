import re


def minutes_of_12h_clock(text):
    match = re.fullmatch(r"\s*([0-9]{1,2})(?::([0-9]{2}))?\s+([ap])m\s*", text, re.IGNORECASE)
    if match is None:
        return None
    hours = [12, *range(1, 12)]
    half = "ap".index(match[3].lower())
    hour, minute = int(match[1]), int(match[2] or 0)
    if hour not in hours or minute >= 60:
        return None
    return half * 720 + hours.index(hour) * 60 + minute
