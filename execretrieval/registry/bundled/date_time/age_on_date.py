"""Completed years of age on a given date, a February 29 birthday being celebrated on March 1 in common years. On the day of birth the age is 0; a date before it gives None."""

from datetime import date


def celebrated_in(year, born):
    if (
        born.month == 2
        and born.day == 29
        and (year % 4 != 0 or year % 100 == 0 and year % 400 != 0)
    ):
        return date(year, 3, 1)
    return born.replace(year=year)


def age_on_date(born, today):
    if today < born:
        return None
    years = today.year - born.year
    if today < celebrated_in(today.year, born):
        return years - 1
    return years


assert age_on_date(date(1990, 6, 15), date(2020, 6, 15)) == 30
assert age_on_date(date(1990, 6, 15), date(2020, 6, 14)) == 29
assert age_on_date(date(1990, 6, 15), date(2020, 7, 1)) == 30
assert age_on_date(date(2000, 2, 29), date(2021, 2, 28)) == 20
assert age_on_date(date(2000, 2, 29), date(2021, 3, 1)) == 21
assert age_on_date(date(2000, 2, 29), date(2024, 2, 29)) == 24
assert age_on_date(date(1896, 2, 29), date(1900, 3, 1)) == 4
assert age_on_date(date(1896, 2, 29), date(2000, 2, 29)) == 104
assert age_on_date(date(2000, 2, 28), date(2021, 2, 28)) == 21
assert age_on_date(date(2000, 1, 29), date(2021, 1, 29)) == 21
assert age_on_date(date(2020, 5, 5), date(2020, 5, 5)) == 0
assert age_on_date(date(2020, 5, 5), date(2020, 5, 4)) is None
