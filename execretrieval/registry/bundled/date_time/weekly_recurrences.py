"""First few ISO dates of an event repeating every some weeks, Monday to Sunday, on given weekdays, Monday being 0, from a start date on, which counts if it fits. No valid weekday or an interval below one gives none."""

from datetime import date, timedelta


def monday_of(day):
    return day - timedelta(days=day.weekday())


def weekly_recurrences(start, weekdays, interval, count):
    chosen = sorted({weekday for weekday in weekdays if 0 <= weekday <= 6})
    if interval < 1:
        return []
    dates = []
    for index in range(count + 1):
        monday = monday_of(start) + timedelta(weeks=index * interval)
        for weekday in chosen:
            day = monday + timedelta(days=weekday)
            if day < start:
                continue
            dates.append(day.isoformat())
    return dates[:count]


assert weekly_recurrences(date(2024, 3, 6), [2], 1, 2) == ["2024-03-06", "2024-03-13"]
assert weekly_recurrences(date(2024, 3, 6), [1], 1, 2) == ["2024-03-12", "2024-03-19"]
assert weekly_recurrences(date(2024, 3, 6), [4, 0], 2, 3) == [
    "2024-03-08",
    "2024-03-18",
    "2024-03-22",
]
assert weekly_recurrences(date(2024, 3, 6), [1], 2, 1) == ["2024-03-19"]
assert weekly_recurrences(date(2024, 12, 29), [6, 6, 0], 1, 3) == [
    "2024-12-29",
    "2024-12-30",
    "2025-01-05",
]
assert weekly_recurrences(date(2024, 3, 4), [0, 6], 3, 3) == [
    "2024-03-04",
    "2024-03-10",
    "2024-03-25",
]
assert weekly_recurrences(date(2024, 3, 6), [7, -1], 1, 4) == []
assert weekly_recurrences(date(2024, 3, 6), [7, 3, -1], 1, 1) == ["2024-03-07"]
assert weekly_recurrences(date(2024, 3, 6), [], 1, 4) == []
assert weekly_recurrences(date(2024, 3, 6), [2], 0, 1) == []
assert weekly_recurrences(date(2024, 3, 6), [2], 1, 0) == []
assert weekly_recurrences(date(2024, 3, 4), [0, 6], 3, -1) == []
