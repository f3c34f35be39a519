"""Longest streak of a daily habit as first ISO date and number of done days, not broken by up to some missed days in a row. The earliest wins a tie; repeated dates count once, no dates give None."""

from datetime import date


def missed_between(earlier, later):
    return (later - earlier).days - 1


def longest_habit_streak(done, forgiven):
    if not done:
        return None
    days = sorted(set(done))
    best = first = days[0]
    best_count = count = 1
    for before, day in zip(days, days[1:]):
        if missed_between(before, day) > forgiven:
            first, count = day, 0
        count += 1
        if count > best_count:
            best, best_count = first, count
    return best.isoformat(), best_count


assert longest_habit_streak([date(2024, 3, day) for day in (1, 2, 4, 5, 6)], 0) == ("2024-03-04", 3)
assert longest_habit_streak([date(2024, 3, day) for day in (1, 2, 4, 5, 6)], 1) == ("2024-03-01", 5)
assert longest_habit_streak([date(2024, 3, day) for day in (1, 4, 5)], 1) == ("2024-03-04", 2)
assert longest_habit_streak([date(2024, 3, day) for day in (1, 4, 5)], 2) == ("2024-03-01", 3)
assert longest_habit_streak([date(2024, 3, day) for day in (8, 7, 2, 1)], 0) == ("2024-03-01", 2)
assert longest_habit_streak([date(2024, 3, day) for day in (1, 1, 1, 5, 6)], 0) == ("2024-03-05", 2)
assert longest_habit_streak([date(2024, 2, 28), date(2024, 2, 29), date(2024, 3, 1)], 0) == (
    "2024-02-28",
    3,
)
assert longest_habit_streak([date(2024, 3, day) for day in (1, 2, 3, 9)], 0) == ("2024-03-01", 3)
assert longest_habit_streak([date(2024, 3, 9), date(2024, 3, 5)], 0) == ("2024-03-05", 1)
assert longest_habit_streak([date(2024, 3, 9)], 0) == ("2024-03-09", 1)
assert longest_habit_streak([], 3) is None
