"""Dates on which fixed-date holidays, given as month and day, are observed in a year: one on Saturday the Friday before, one on Sunday the next weekday not already taken. Sorted ISO texts; dates the year lacks are left out."""

from calendar import monthrange
from datetime import date, timedelta


def exists(year, month, day):
    if month < 1 or month > 12:
        return False
    return 1 <= day <= monthrange(year, month)[1]


def on_sunday(day):
    return day.weekday() == 6


def observed_holidays(year, fixed):
    days = sorted({date(year, month, day) for month, day in fixed if exists(year, month, day)})
    observed = {
        day - timedelta(days=max(day.weekday() - 4, 0)) for day in days if not on_sunday(day)
    }
    for day in days:
        if not on_sunday(day):
            continue
        moved = day + timedelta(days=1)
        while moved.weekday() > 4 or moved in observed:
            moved += timedelta(days=1)
        observed.add(moved)
    return [day.isoformat() for day in sorted(observed)]


assert observed_holidays(2024, [(6, 2), (6, 3), (6, 4), (6, 5), (6, 6)]) == [
    "2024-06-03",
    "2024-06-04",
    "2024-06-05",
    "2024-06-06",
    "2024-06-07",
]
assert observed_holidays(2024, [(6, 1)]) == ["2024-05-31"]
assert observed_holidays(2024, [(6, 2), (6, 2)]) == ["2024-06-03"]
assert observed_holidays(2024, [(6, 3), (6, 2)]) == ["2024-06-03", "2024-06-04"]
assert observed_holidays(2022, [(12, 25), (12, 26), (12, 27)]) == [
    "2022-12-26",
    "2022-12-27",
    "2022-12-28",
]
assert observed_holidays(2024, [(6, 2), (6, 3), (6, 4), (6, 5), (6, 6), (6, 8)]) == [
    "2024-06-03",
    "2024-06-04",
    "2024-06-05",
    "2024-06-06",
    "2024-06-07",
    "2024-06-10",
]
assert observed_holidays(2022, [(1, 1)]) == ["2021-12-31"]
assert observed_holidays(2024, [(5, 31), (6, 1)]) == ["2024-05-31"]
assert observed_holidays(2024, [(2, 29)]) == ["2024-02-29"]
assert observed_holidays(2023, [(2, 29), (3, 1)]) == ["2023-03-01"]
assert observed_holidays(2024, [(12, 31), (1, 1)]) == ["2024-01-01", "2024-12-31"]
assert observed_holidays(2024, [(0, 3), (13, 3), (5, 0), (4, 31)]) == []
