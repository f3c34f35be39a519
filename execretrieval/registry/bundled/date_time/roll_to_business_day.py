"""Move a payment date off a weekend or holiday by the modified following convention: to the next business day, unless that lies in another month, then to the previous one. A business day stays as it is."""

from datetime import date, timedelta


def first_open_day(day, step, holidays):
    while day.weekday() > 4 or day in holidays:
        day += timedelta(days=step)
    return day


def roll_to_business_day(day, holidays):
    following = first_open_day(day, 1, holidays)
    if following.month != day.month:
        return first_open_day(day, -1, holidays)
    return following


assert roll_to_business_day(date(2024, 3, 1), []) == date(2024, 3, 1)
assert roll_to_business_day(date(2024, 3, 2), []) == date(2024, 3, 4)
assert roll_to_business_day(date(2024, 3, 3), []) == date(2024, 3, 4)
assert roll_to_business_day(date(2024, 3, 30), []) == date(2024, 3, 29)
assert roll_to_business_day(date(2024, 3, 31), [date(2024, 3, 29)]) == date(2024, 3, 28)
assert roll_to_business_day(date(2024, 3, 13), [date(2024, 3, 13)]) == date(2024, 3, 14)
assert roll_to_business_day(date(2024, 3, 8), [date(2024, 3, 8)]) == date(2024, 3, 11)
assert roll_to_business_day(date(2024, 5, 31), [date(2024, 5, 31)]) == date(2024, 5, 30)
assert roll_to_business_day(date(2023, 12, 31), []) == date(2023, 12, 29)
assert roll_to_business_day(date(2024, 6, 29), [date(2024, 7, 1)]) == date(2024, 6, 28)
assert roll_to_business_day(date(2024, 6, 27), [date(2024, 6, 27)]) == date(2024, 6, 28)
