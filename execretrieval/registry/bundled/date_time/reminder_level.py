"""Reminder level of an unpaid invoice on a date: 0 until due date and grace days have passed, then 1, rising by one per full interval of days up to a top level. Due dates on weekends move to Monday."""

from datetime import date, timedelta


def off_weekend(day):
    if day.weekday() < 5:
        return day
    return day + timedelta(days=7 - day.weekday())


def reminder_level(due, today, grace, interval, top):
    overdue = (today - off_weekend(due)).days - grace
    return max(0, min((overdue + interval - 1) // interval, top))


assert [reminder_level(date(2024, 3, 4), date(2024, 3, day), 5, 7, 3) for day in (4, 9, 10)] == [
    0,
    0,
    1,
]
assert reminder_level(date(2024, 3, 4), date(2024, 3, 16), 5, 7, 3) == 1
assert reminder_level(date(2024, 3, 4), date(2024, 3, 17), 5, 7, 3) == 2
assert reminder_level(date(2024, 3, 4), date(2024, 3, 23), 5, 7, 3) == 2
assert reminder_level(date(2024, 3, 4), date(2024, 3, 24), 5, 7, 3) == 3
assert reminder_level(date(2024, 3, 4), date(2024, 3, 31), 5, 7, 3) == 3
assert reminder_level(date(2024, 3, 4), date(2024, 3, 31), 5, 7, 9) == 4
assert [reminder_level(date(2024, 3, 2), date(2024, 3, day), 0, 1, 9) for day in (4, 5, 6)] == [
    0,
    1,
    2,
]
assert [reminder_level(date(2024, 3, 3), date(2024, 3, day), 0, 9, 9) for day in (4, 5)] == [0, 1]
assert [reminder_level(date(2024, 3, 1), date(2024, 3, day), 0, 9, 9) for day in (1, 2)] == [0, 1]
assert reminder_level(date(2024, 3, 4), date(2024, 2, 1), 5, 7, 3) == 0
