"""Shift letter of a crew on a date, from a repeating pattern begun by the first crew on a start date, each further crew lagging some days. Dates before a crew began, crews below one and empty patterns give None."""

from datetime import date


def days_since(start, day):
    return (day - start).days


def shift_on_date(pattern, start, lag, crew, day):
    if not pattern or crew < 1:
        return None
    elapsed = days_since(start, day) - (crew - 1) * lag
    if elapsed < 0:
        return None
    return pattern[elapsed % len(pattern)]


assert shift_on_date("EELN", date(2024, 3, 1), 1, 1, date(2024, 3, 1)) == "E"
assert shift_on_date("EELN", date(2024, 3, 1), 1, 1, date(2024, 3, 3)) == "L"
assert shift_on_date("EELN", date(2024, 3, 1), 1, 1, date(2024, 3, 4)) == "N"
assert shift_on_date("ABCD", date(2024, 3, 1), 1, 1, date(2024, 3, 5)) == "A"
assert shift_on_date("ABCD", date(2024, 2, 28), 2, 2, date(2024, 3, 1)) == "A"
assert shift_on_date("ABCD", date(2024, 2, 28), 2, 3, date(2024, 3, 5)) == "C"
assert shift_on_date("ABCD", date(2024, 3, 1), 3, 2, date(2024, 3, 3)) is None
assert shift_on_date("ABCD", date(2024, 3, 1), 3, 2, date(2024, 3, 4)) == "A"
assert shift_on_date("AB", date(2024, 3, 1), 0, 5, date(2024, 3, 2)) == "B"
assert shift_on_date("ABCD", date(2024, 3, 1), 1, 0, date(2024, 3, 9)) is None
assert shift_on_date("", date(2024, 3, 1), 1, 1, date(2024, 3, 9)) is None
