"""ISO dates of backups to keep, newest first: a number of the newest days, then the newest of each ISO week for some weeks, then of each month likewise. Every stage sees only backups older than all kept before."""

from datetime import date


def newest_per_period(dates, key, limit):
    kept = {}
    for day in dates:
        kept.setdefault(key(day), day)
    return list(kept.values())[:limit]


def iso_week(day):
    return day.isocalendar()[:2]


def year_month(day):
    return day.year, day.month


def backups_to_keep(dates, daily, weekly, monthly):
    rest = sorted(set(dates), reverse=True)
    kept = []
    for key, limit in ((date.toordinal, daily), (iso_week, weekly), (year_month, monthly)):
        chosen = newest_per_period(rest, key, limit)
        if not chosen:
            continue
        kept.extend(chosen)
        rest = [day for day in rest if day < chosen[-1]]
    return [day.isoformat() for day in kept]


assert backups_to_keep([date(2024, 3, day) for day in (1, 3, 2)], 2, 0, 0) == [
    "2024-03-03",
    "2024-03-02",
]
assert backups_to_keep([date(2024, 3, day) for day in (5, 8, 8, 6)], 1, 1, 0) == [
    "2024-03-08",
    "2024-03-06",
]
assert backups_to_keep([date(2024, 3, day) for day in (3, 4, 10, 11)], 1, 3, 0) == [
    "2024-03-11",
    "2024-03-10",
    "2024-03-03",
]
assert backups_to_keep([date(2024, 3, day) for day in (10, 9, 3, 2)], 0, 1, 0) == ["2024-03-10"]
assert backups_to_keep([date(2025, 1, 1), date(2024, 12, 30), date(2024, 12, 29)], 0, 9, 0) == [
    "2025-01-01",
    "2024-12-29",
]
assert backups_to_keep([date(2023, 3, 8), date(2024, 3, 6)], 0, 2, 0) == [
    "2024-03-06",
    "2023-03-08",
]
assert backups_to_keep([date(2024, 3, 9), date(2024, 3, 8), date(2024, 2, 1)], 1, 0, 2) == [
    "2024-03-09",
    "2024-03-08",
    "2024-02-01",
]

assert backups_to_keep([date(2024, month, 5) for month in (1, 3, 2)], 0, 1, 1) == [
    "2024-03-05",
    "2024-02-05",
]
assert backups_to_keep([date(2024, 3, day) for day in (1, 2, 3)], 2, 1, 0) == [
    "2024-03-03",
    "2024-03-02",
    "2024-03-01",
]
assert backups_to_keep([date(2024, 3, day) for day in (6, 7, 8)], 0, 5, 9) == [
    "2024-03-08",
    "2024-03-07",
]
assert backups_to_keep([], 1, 1, 1) == []
