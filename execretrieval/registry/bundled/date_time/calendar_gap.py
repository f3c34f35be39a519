"""Difference of two dates in whole years, months and days as a person would count it: full months first, the rest in days, a start day that a month lacks being its last. Reversed dates give all three parts negative."""

from calendar import monthrange
from datetime import date


def add_months(day, months):
    year, offset = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, offset + 1, min(day.day, monthrange(year, offset + 1)[1]))


def calendar_gap(start, end):
    if end < start:
        return tuple(-part for part in calendar_gap(end, start))
    months = (end.year - start.year) * 12 + end.month - start.month
    if add_months(start, months) > end:
        months -= 1
    days = (end - add_months(start, months)).days
    return months // 12, months % 12, days


assert calendar_gap(date(2020, 1, 15), date(2024, 3, 20)) == (4, 2, 5)
assert calendar_gap(date(2020, 1, 15), date(2024, 3, 15)) == (4, 2, 0)
assert calendar_gap(date(2020, 1, 15), date(2024, 3, 14)) == (4, 1, 28)
assert calendar_gap(date(2023, 11, 30), date(2024, 2, 29)) == (0, 3, 0)
assert calendar_gap(date(2023, 11, 30), date(2024, 3, 1)) == (0, 3, 1)
assert calendar_gap(date(2023, 12, 31), date(2024, 1, 30)) == (0, 0, 30)
assert calendar_gap(date(2023, 1, 31), date(2023, 2, 28)) == (0, 1, 0)
assert calendar_gap(date(2023, 2, 28), date(2024, 2, 27)) == (0, 11, 30)
assert calendar_gap(date(2024, 3, 20), date(2020, 1, 15)) == (-4, -2, -5)
assert calendar_gap(date(2024, 3, 1), date(2024, 3, 1)) == (0, 0, 0)
assert calendar_gap(date(2023, 12, 5), date(2024, 1, 5)) == (0, 1, 0)
