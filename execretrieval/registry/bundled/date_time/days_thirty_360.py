"""Interest days between two dates under the US 30/360 bond rule: a start on the 31st becomes the 30th, an end on the 31st too if the start is then the 30th. Reversed dates give a negative count."""

from datetime import date


def day_number(year, month, day):
    return (year * 12 + month) * 30 + day


def days_thirty_360(start, end):
    if end < start:
        return -days_thirty_360(end, start)
    first_day = 30 if start.day == 31 else start.day
    last_day = 30 if end.day == 31 and first_day == 30 else end.day
    return day_number(end.year, end.month, last_day) - day_number(
        start.year, start.month, first_day
    )


assert days_thirty_360(date(2024, 1, 15), date(2024, 2, 15)) == 30
assert days_thirty_360(date(2023, 1, 15), date(2024, 1, 15)) == 360
assert days_thirty_360(date(2023, 11, 10), date(2024, 2, 20)) == 100
assert days_thirty_360(date(2024, 1, 31), date(2024, 2, 1)) == 1
assert days_thirty_360(date(2024, 1, 31), date(2024, 3, 31)) == 60
assert days_thirty_360(date(2024, 1, 30), date(2024, 3, 31)) == 60
assert days_thirty_360(date(2024, 1, 29), date(2024, 3, 31)) == 62
assert days_thirty_360(date(2024, 1, 30), date(2024, 3, 29)) == 59
assert days_thirty_360(date(2024, 2, 28), date(2024, 3, 1)) == 3
assert days_thirty_360(date(2024, 3, 31), date(2024, 1, 30)) == -60
assert days_thirty_360(date(2024, 1, 31), date(2023, 12, 1)) == -60
assert days_thirty_360(date(2024, 1, 31), date(2024, 1, 31)) == 0
