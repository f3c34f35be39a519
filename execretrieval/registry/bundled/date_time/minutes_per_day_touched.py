"""Split a span between two datetimes at midnight into whole minutes per calendar day, as ISO date and minutes pairs. A span ending at midnight does not touch that day; an end not after the start gives an empty list."""

from datetime import datetime, timedelta


def whole_minutes(start, end):
    return (end - start) // timedelta(minutes=1)


def minutes_per_day_touched(start, end):
    pieces = []
    while start < end:
        midnight = datetime(start.year, start.month, start.day) + timedelta(days=1)
        stop = min(midnight, end)
        pieces.append((start.date().isoformat(), whole_minutes(start, stop)))
        start = stop
    return pieces


assert minutes_per_day_touched(datetime(2024, 3, 1, 9), datetime(2024, 3, 1, 17, 30)) == [
    ("2024-03-01", 510)
]
assert minutes_per_day_touched(datetime(2024, 2, 28, 23), datetime(2024, 3, 1, 0, 5)) == [
    ("2024-02-28", 60),
    ("2024-02-29", 1440),
    ("2024-03-01", 5),
]
assert minutes_per_day_touched(datetime(2023, 12, 31, 22), datetime(2024, 1, 1)) == [
    ("2023-12-31", 120)
]
assert minutes_per_day_touched(datetime(2023, 12, 31), datetime(2024, 1, 1)) == [
    ("2023-12-31", 1440)
]
assert minutes_per_day_touched(
    datetime(2024, 3, 1, 23, 58, 30), datetime(2024, 3, 2, 0, 1, 59)
) == [
    ("2024-03-01", 1),
    ("2024-03-02", 1),
]
assert minutes_per_day_touched(datetime(2024, 3, 1, 8), datetime(2024, 3, 1, 8, 0, 59)) == [
    ("2024-03-01", 0)
]
assert minutes_per_day_touched(datetime(2024, 3, 1, 8), datetime(2024, 3, 1, 8)) == []
assert minutes_per_day_touched(datetime(2024, 3, 1, 8), datetime(2024, 3, 1, 7)) == []
