"""Move a payment date off a weekend or holiday by the modified following convention: to the next business day, unless that lies in another month, then to the previous one. A business day stays. Return ISO text."""

from datetime import date, timedelta


def first_open_day(day, step, holidays):
    while day.weekday() > 4 or day in holidays:
        day += timedelta(days=step)
    return day


def roll_to_business_day(day, holidays):
    following = first_open_day(day, 1, holidays)
    if following.month != day.month:
        return first_open_day(day, -1, holidays).isoformat()
    return following.isoformat()


assert roll_to_business_day(date(2024, 3, 1), []) == "2024-03-01"
assert roll_to_business_day(date(2024, 3, 2), []) == "2024-03-04"
assert roll_to_business_day(date(2024, 3, 3), []) == "2024-03-04"
assert roll_to_business_day(date(2024, 3, 30), []) == "2024-03-29"
assert roll_to_business_day(date(2024, 3, 31), [date(2024, 3, 29)]) == "2024-03-28"
assert roll_to_business_day(date(2024, 3, 13), [date(2024, 3, 13)]) == "2024-03-14"
assert roll_to_business_day(date(2024, 3, 8), [date(2024, 3, 8)]) == "2024-03-11"
assert roll_to_business_day(date(2024, 5, 31), [date(2024, 5, 31)]) == "2024-05-30"
assert roll_to_business_day(date(2023, 12, 31), []) == "2023-12-29"
assert roll_to_business_day(date(2024, 6, 29), [date(2024, 7, 1)]) == "2024-06-28"
assert roll_to_business_day(date(2024, 6, 27), [date(2024, 6, 27)]) == "2024-06-28"
