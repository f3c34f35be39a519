"""Day of the month on which wages are paid: a nominal day, or the last of shorter months, moved back to a weekday that is not among the holidays of that month. No such day up to then gives None."""

from calendar import monthrange


def payday_of_month(year, month, nominal, holidays):
    first_weekday, length = monthrange(year, month)
    for day in range(min(nominal, length), 0, -1):
        if (first_weekday + day - 1) % 7 >= 5 or day in holidays:
            continue
        return day
    return None


assert payday_of_month(2024, 3, 25, []) == 25
assert payday_of_month(2024, 2, 25, []) == 23
assert payday_of_month(2024, 2, 24, []) == 23
assert payday_of_month(2024, 2, 26, []) == 26
assert payday_of_month(2024, 2, 31, []) == 29
assert payday_of_month(2024, 3, 31, []) == 29
assert payday_of_month(2024, 3, 31, [29, 28]) == 27
assert payday_of_month(2024, 2, 26, [26]) == 23
assert payday_of_month(2024, 3, 1, []) == 1
assert payday_of_month(2024, 3, 1, [1]) is None
assert payday_of_month(2024, 6, 2, []) is None
assert payday_of_month(2024, 3, 0, []) is None
