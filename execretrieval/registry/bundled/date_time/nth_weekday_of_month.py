"""Day of the month on which a weekday, Monday being 0, occurs for the nth time, negative numbers counting from the end. Zero, an unknown weekday or an occurrence the month does not have gives None."""

from calendar import monthrange


def nth_weekday_of_month(year, month, weekday, nth):
    if nth == 0 or weekday < 0 or weekday > 6:
        return None
    first_weekday, length = monthrange(year, month)
    first_day = 1 + (weekday - first_weekday) % 7
    days = list(range(first_day, length + 1, 7))
    if abs(nth) > len(days):
        return None
    return days[nth - 1] if nth > 0 else days[nth]


assert nth_weekday_of_month(2024, 3, 4, 1) == 1
assert nth_weekday_of_month(2024, 3, 4, 5) == 29
assert nth_weekday_of_month(2024, 3, 4, 6) is None
assert nth_weekday_of_month(2024, 3, 4, -5) == 1
assert nth_weekday_of_month(2024, 3, 4, -6) is None
assert nth_weekday_of_month(2024, 3, 6, -1) == 31
assert nth_weekday_of_month(2024, 3, 0, -1) == 25
assert nth_weekday_of_month(2024, 3, 3, 1) == 7
assert nth_weekday_of_month(2023, 2, 2, 2) == 8
assert nth_weekday_of_month(2024, 3, 4, 0) is None
assert nth_weekday_of_month(2024, 3, 7, 1) is None
assert nth_weekday_of_month(2024, 3, -1, 1) is None
