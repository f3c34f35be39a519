"""Week number of a date when weeks start on a given weekday, Monday being 0, and a year's first week holds at least some of its days. Earlier days give 0; minimums other than 1 to 7 raise ValueError."""

from datetime import date, timedelta


def week_start(day, starts_on):
    return day - timedelta(days=(day.weekday() - starts_on) % 7)


def week_of_year_from(day, starts_on, least_days):
    if least_days < 1 or least_days > 7:
        raise ValueError("a week has 1 to 7 days")
    new_year = date(day.year, 1, 1)
    first = week_start(new_year, starts_on)
    days_inside = 7 - (new_year - first).days
    if days_inside < least_days:
        first += timedelta(days=7)
    return (day - first).days // 7 + 1


assert [week_of_year_from(date(2024, 1, day), 6, 1) for day in (1, 6, 7, 14)] == [1, 1, 2, 3]
assert [week_of_year_from(date(2023, 1, day), 0, 4) for day in (1, 2, 8, 9)] == [0, 1, 1, 2]
assert [week_of_year_from(date(2021, 1, day), 0, 3) for day in (1, 3, 4)] == [1, 1, 2]
assert [week_of_year_from(date(2021, 1, day), 0, 4) for day in (1, 3, 4)] == [0, 0, 1]
assert week_of_year_from(date(2024, 12, 31), 6, 1) == 53
assert week_of_year_from(date(2024, 1, 1), 0, 7) == 1
assert week_of_year_from(date(2024, 1, 1), 1, 1) == 1
assert week_of_year_from(date(2024, 1, 2), 1, 1) == 2
assert week_of_year_from(date(2024, 1, 1), 1, 2) == 0
try:
    week_of_year_from(date(2024, 1, 1), 0, 0)
except ValueError:
    pass
else:
    raise AssertionError("a minimum of 0 days was accepted")
try:
    week_of_year_from(date(2024, 1, 1), 0, 8)
except ValueError:
    pass
else:
    raise AssertionError("a minimum of 8 days was accepted")
