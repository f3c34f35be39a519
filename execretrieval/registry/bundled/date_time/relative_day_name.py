"""Name a date as seen from today: yesterday, today, tomorrow, last or next weekday name up to six days away, then whole weeks as in 2 weeks ago or in 1 week; from a limit of weeks the ISO date."""

from datetime import date

NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
NEAR = {-1: "yesterday", 0: "today", 1: "tomorrow"}


def weeks_phrase(weeks, is_past):
    unit = "week" if weeks == 1 else "weeks"
    return f"{weeks} {unit} ago" if is_past else f"in {weeks} {unit}"


def relative_day_name(day, today, week_limit):
    gap = (day - today).days
    if gap in NEAR:
        return NEAR[gap]
    is_past = gap < 0
    weeks = abs(gap) // 7
    if weeks >= week_limit:
        return day.isoformat()
    if weeks == 0:
        return f"{'last' if is_past else 'next'} {NAMES[day.weekday()]}"
    return weeks_phrase(weeks, is_past)


assert [relative_day_name(date(2024, 3, day), date(2024, 3, 6), 4) for day in (5, 6, 7)] == [
    "yesterday",
    "today",
    "tomorrow",
]
assert relative_day_name(date(2024, 3, 4), date(2024, 3, 6), 4) == "last Monday"
assert relative_day_name(date(2024, 3, 8), date(2024, 3, 6), 4) == "next Friday"
assert relative_day_name(date(2024, 3, 12), date(2024, 3, 6), 4) == "next Tuesday"
assert relative_day_name(date(2024, 3, 13), date(2024, 3, 6), 4) == "in 1 week"
assert relative_day_name(date(2024, 2, 28), date(2024, 3, 6), 4) == "1 week ago"
assert relative_day_name(date(2024, 2, 29), date(2024, 3, 6), 4) == "last Thursday"
assert relative_day_name(date(2024, 3, 20), date(2024, 3, 6), 4) == "in 2 weeks"
assert relative_day_name(date(2024, 2, 8), date(2024, 3, 6), 4) == "3 weeks ago"
assert relative_day_name(date(2024, 2, 7), date(2024, 3, 6), 4) == "2024-02-07"
assert relative_day_name(date(2024, 3, 13), date(2024, 3, 6), 1) == "2024-03-13"
assert [relative_day_name(date(2024, 3, day), date(2024, 3, 6), 0) for day in (7, 8)] == [
    "tomorrow",
    "2024-03-08",
]
