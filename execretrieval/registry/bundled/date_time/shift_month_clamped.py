"""Move a calendar date given as year, month and day by a number of months, backwards when negative, cutting the day to the length of the new month. A date that does not exist gives None."""


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year, month):
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def shift_month_clamped(year, month, day, months):
    if month < 1 or month > 12:
        return None
    if day < 1 or day > month_length(year, month):
        return None
    new_year, index = divmod(year * 12 + month - 1 + months, 12)
    new_month = index + 1
    return new_year, new_month, min(day, month_length(new_year, new_month))


assert shift_month_clamped(2024, 1, 31, 1) == (2024, 2, 29)
assert shift_month_clamped(1900, 1, 30, 1) == (1900, 2, 28)
assert shift_month_clamped(2000, 3, 31, -1) == (2000, 2, 29)
assert shift_month_clamped(2023, 12, 1, 1) == (2024, 1, 1)
assert shift_month_clamped(2023, 1, 15, -1) == (2022, 12, 15)
assert [shift_month_clamped(2023, 1, 31, n)[2] for n in range(1, 6)] == [28, 31, 30, 31, 30]
assert [shift_month_clamped(2023, 1, 31, n)[2] for n in range(6, 12)] == [31, 31, 30, 31, 30, 31]
assert shift_month_clamped(2023, 2, 29, 0) is None
assert shift_month_clamped(2023, 3, 0, 1) is None
assert shift_month_clamped(2023, 3, 32, 1) is None
assert shift_month_clamped(2023, 0, 9, 1) is None
assert shift_month_clamped(2023, 13, 9, 1) is None
