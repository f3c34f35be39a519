"""Leave days earned by a date: a yearly allowance spread over whole months served since hiring, rounded down to half days, up to a limit. Months complete on the hiring day number or their last day; 0 before hiring."""

from calendar import monthrange
from datetime import date


def months_served(hired, today):
    months = (today.year - hired.year) * 12 + today.month - hired.month
    last_day = monthrange(today.year, today.month)[1]
    if today.day < min(hired.day, last_day):
        months -= 1
    return months


def accrued_leave_days(hired, today, allowance, limit):
    half_days = max(0, months_served(hired, today)) * allowance * 2 // 12
    return min(half_days / 2, limit)


assert accrued_leave_days(date(2024, 1, 10), date(2024, 4, 10), 24, 99) == 6
assert accrued_leave_days(date(2024, 1, 10), date(2024, 4, 9), 24, 99) == 4
assert accrued_leave_days(date(2024, 1, 10), date(2024, 2, 10), 25, 99) == 2
assert accrued_leave_days(date(2024, 1, 10), date(2024, 3, 11), 20, 99) == 3
assert accrued_leave_days(date(2024, 1, 10), date(2024, 6, 11), 20, 99) == 8
assert accrued_leave_days(date(2023, 11, 15), date(2024, 11, 14), 30, 99) == 27.5
assert accrued_leave_days(date(2023, 1, 31), date(2023, 2, 28), 12, 99) == 1
assert accrued_leave_days(date(2023, 1, 31), date(2023, 2, 27), 12, 99) == 0
assert accrued_leave_days(date(2022, 5, 1), date(2024, 5, 1), 30, 45) == 45
assert accrued_leave_days(date(2022, 5, 1), date(2024, 5, 1), 30, 61) == 60
assert accrued_leave_days(date(2024, 3, 10), date(2024, 3, 9), 24, 99) == 0
assert accrued_leave_days(date(2024, 9, 10), date(2024, 3, 9), 24, 99) == 0
