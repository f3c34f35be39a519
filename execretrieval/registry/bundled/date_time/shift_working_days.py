"""ISO date a number of working days, Monday to Friday without holidays, after a start date, or before it when negative. Zero working days give the start itself, or the next working day where it is none."""

from datetime import date, timedelta


def is_working(day, holidays):
    return day.weekday() < 5 and day not in holidays


def shift_working_days(start, count, holidays):
    step = timedelta(days=-1 if count < 0 else 1)
    day = start
    if count == 0:
        while not is_working(day, holidays):
            day += step
        return day.isoformat()
    for _ in range(abs(count)):
        day += step
        while not is_working(day, holidays):
            day += step
    return day.isoformat()


assert shift_working_days(date(2024, 3, 1), 1, []) == "2024-03-04"
assert shift_working_days(date(2024, 3, 4), -1, []) == "2024-03-01"
assert shift_working_days(date(2024, 2, 26), 4, []) == "2024-03-01"
assert shift_working_days(date(2024, 2, 26), 5, []) == "2024-03-04"
assert shift_working_days(date(2024, 3, 2), 1, []) == "2024-03-04"
assert shift_working_days(date(2024, 3, 3), -2, []) == "2024-02-29"
assert shift_working_days(date(2024, 3, 1), 1, [date(2024, 3, 4)]) == "2024-03-05"
assert shift_working_days(date(2024, 3, 5), -1, [date(2024, 3, 4)]) == "2024-03-01"
assert shift_working_days(date(2024, 3, 1), 0, []) == "2024-03-01"
assert shift_working_days(date(2024, 3, 2), 0, []) == "2024-03-04"
assert shift_working_days(date(2024, 3, 4), 0, [date(2024, 3, 4)]) == "2024-03-05"
