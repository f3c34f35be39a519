"""Count the February 29ths from one date to another, given as year, month and day tuples, both ends included, in the proleptic Gregorian calendar, without building date objects. Reversed ends give 0."""


def leap_years_through(year):
    return year // 4 - year // 100 + year // 400


def leap_days_before(year, month):
    if month > 2:
        return leap_years_through(year)
    return leap_years_through(year - 1)


def leap_days_between(first, last):
    if first > last:
        return 0
    count = leap_days_before(last[0], last[1]) - leap_days_before(first[0], first[1])
    if last[1:] == (2, 29):
        count += 1
    return count


assert leap_days_between((2023, 1, 1), (2024, 12, 31)) == 1
assert leap_days_between((2024, 2, 29), (2024, 2, 29)) == 1
assert leap_days_between((2024, 3, 1), (2024, 12, 31)) == 0
assert leap_days_between((2024, 2, 29), (2028, 2, 28)) == 1
assert leap_days_between((2024, 2, 29), (2028, 2, 29)) == 2
assert leap_days_between((2024, 2, 1), (2028, 3, 1)) == 2
assert leap_days_between((1896, 3, 1), (1904, 2, 28)) == 0
assert leap_days_between((1999, 1, 1), (2001, 1, 1)) == 1
assert leap_days_between((1600, 1, 1), (2000, 12, 31)) == 98
assert leap_days_between((2024, 1, 29), (2024, 1, 29)) == 0
assert leap_days_between((2025, 1, 1), (2023, 1, 1)) == 0
assert leap_days_between((2024, 3, 1), (2024, 2, 29)) == 0
