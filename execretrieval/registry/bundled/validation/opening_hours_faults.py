"""Check opening times per day as HH:MM pairs up to 24:00: day, position and format, order when not ending after the start, overlap when starting before the last sound one ends. Touching is fine, no days no faults."""

import re


def minute_of_day(text):
    match = re.fullmatch("([0-9]{2}):([0-5][0-9])", text)
    if match is None:
        return None
    minutes = int(match[1]) * 60 + int(match[2])
    return minutes if minutes <= 1440 else None


def opening_hours_faults(week):
    faults = []
    for day, spans in week.items():
        ends = []
        for index, span in enumerate(spans):
            start, end = minute_of_day(span[0]), minute_of_day(span[1])
            if start is None or end is None:
                faults.append((day, index, "format"))
            elif end <= start:
                faults.append((day, index, "order"))
            elif ends and start < ends[-1]:
                faults.append((day, index, "overlap"))
            else:
                ends.append(end)
    return faults


assert opening_hours_faults({"mon": [("09:00", "12:00"), ("12:00", "24:00")]}) == []
assert opening_hours_faults({"mon": [("00:00", "00:01"), ("00:01", "00:02")]}) == []
assert opening_hours_faults({"mon": [("09:00", "12:00"), ("11:59", "18:00")]}) == [
    ("mon", 1, "overlap")
]
assert opening_hours_faults({"mon": [("09:00", "12:00")], "tue": [("08:00", "11:00")]}) == []
assert opening_hours_faults({"fri": [("09:00", "09:00")]}) == [("fri", 0, "order")]
assert opening_hours_faults({"fri": [("18:00", "02:00")]}) == [("fri", 0, "order")]
assert opening_hours_faults({"fri": [("18:00", "24:01")]}) == [("fri", 0, "format")]
assert opening_hours_faults({"fri": [("9:00", "10:00")], "sat": [("09:00", "10:60")]}) == [
    ("fri", 0, "format"),
    ("sat", 0, "format"),
]
assert opening_hours_faults({"fri": [("09:00", "08:00"), ("08:30", "10:00")]}) == [
    ("fri", 0, "order")
]
assert opening_hours_faults(
    {"fri": [("01:00", "09:00"), ("02:00", "03:00"), ("09:00", "10:00"), ("09:59", "11:00")]}
) == [
    ("fri", 1, "overlap"),
    ("fri", 3, "overlap"),
]
assert opening_hours_faults({"sun": []}) == []
assert opening_hours_faults({}) == []
