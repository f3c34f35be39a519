"""Whether a date lies in a season that recurs every year, given as MM-DD texts of its first and last day, both included, and may run across New Year. A February 29 bound means February 28 in common years."""

from datetime import date


def day_key(text, year):
    month, day = (int(part) for part in text.split("-"))
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if month == 2 and day == 29 and not is_leap:
        return month, 28
    return month, day


def in_yearly_season(day, first, last):
    opening, closing = day_key(first, day.year), day_key(last, day.year)
    today = (day.month, day.day)
    if opening > closing:
        return today >= opening or today <= closing
    return opening <= today <= closing


assert [in_yearly_season(date(2024, 4, day), "04-10", "04-20") for day in (9, 10, 20, 21)] == [
    False,
    True,
    True,
    False,
]
assert [in_yearly_season(date(2024, 10, day), "10-15", "03-15") for day in (14, 15)] == [
    False,
    True,
]
assert [in_yearly_season(date(2024, 3, day), "10-15", "03-15") for day in (15, 16)] == [True, False]
assert [in_yearly_season(date(2024, month, 31), "10-15", "03-15") for month in (1, 7, 12)] == [
    True,
    False,
    True,
]
assert [in_yearly_season(date(2024, 6, day), "06-05", "06-05") for day in (4, 5, 6)] == [
    False,
    True,
    False,
]
assert [in_yearly_season(date(year, 2, 28), "02-29", "05-01") for year in (2023, 2024)] == [
    True,
    False,
]
assert [in_yearly_season(date(year, 2, 28), "02-29", "05-01") for year in (1900, 2000)] == [
    True,
    False,
]
assert [in_yearly_season(date(2023, 2, day), "02-29", "05-01") for day in (27, 28)] == [False, True]

assert [
    in_yearly_season(day, "01-29", "02-05") for day in (date(2023, 1, 28), date(2023, 2, 6))
] == [False, False]
