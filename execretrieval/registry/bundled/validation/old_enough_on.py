"""Whether somebody born on a year, month and day has completed a number of years on another day. Leap day birthdays fall on 28 February in common years; a birth after the day asked is never old enough."""


def is_leap_year(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def old_enough_on(born, day, years):
    if born > day:
        return False
    birth_year, month, date = born
    due_year = birth_year + years
    if (month, date) == (2, 29) and not is_leap_year(due_year):
        date = 28
    return (due_year, month, date) <= day


assert old_enough_on((2000, 5, 10), (2018, 5, 10), 18) is True
assert old_enough_on((2000, 5, 10), (2018, 5, 9), 18) is False
assert old_enough_on((2000, 5, 10), (2018, 4, 30), 18) is False
assert old_enough_on((2004, 2, 29), (2022, 2, 27), 18) is False
assert old_enough_on((2004, 2, 29), (2022, 2, 28), 18) is True
assert [old_enough_on((2004, 2, 29), (2024, 2, day), 20) for day in (28, 29)] == [False, True]
assert [old_enough_on((1980, 2, 29), (2000, 2, day), 20) for day in (28, 29)] == [False, True]
assert old_enough_on((1880, 2, 29), (1900, 2, 28), 20) is True
assert old_enough_on((2001, 2, 28), (2019, 2, 28), 18) is True
assert old_enough_on((2001, 1, 29), (2019, 2, 1), 18) is True
assert old_enough_on((2010, 6, 2), (2010, 6, 1), -5) is False
assert old_enough_on((2010, 6, 2), (2010, 6, 2), 0) is True
