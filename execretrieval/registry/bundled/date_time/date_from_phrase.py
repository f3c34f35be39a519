"""ISO date meant by a phrase such as today, friday, next friday, last friday, in 3 days or 2 weeks ago, from a reference date. Bare or next weekdays lie up to seven days later, last ones earlier; else None."""

from datetime import date, timedelta

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
FIXED = {"yesterday": -1, "today": 0, "tomorrow": 1}
UNITS = {"day": 1, "days": 1, "week": 7, "weeks": 7}


def days_to_weekday(name, today, is_last):
    if name not in WEEKDAYS:
        return None
    distance = WEEKDAYS.index(name) - today.weekday()
    if is_last:
        return -((-distance - 1) % 7 + 1)
    return (distance - 1) % 7 + 1


def amount_in_days(number, unit):
    if not number.isdecimal() or unit not in UNITS:
        return None
    return int(number) * UNITS[unit]


def date_from_phrase(phrase, today):
    offset = None
    match phrase.lower().split():
        case [word]:
            offset = FIXED.get(word, days_to_weekday(word, today, False))
        case ["next" | "last" as which, name]:
            offset = days_to_weekday(name, today, which == "last")
        case ["in", number, unit]:
            offset = amount_in_days(number, unit)
        case [number, unit, "ago"]:
            offset = amount_in_days(number, unit)
            offset = None if offset is None else -offset
    return None if offset is None else (today + timedelta(days=offset)).isoformat()


assert [
    date_from_phrase(word, date(2024, 3, 6)) for word in ("Yesterday", "today", "tomorrow")
] == [
    "2024-03-05",
    "2024-03-06",
    "2024-03-07",
]
assert date_from_phrase("Friday", date(2024, 3, 6)) == "2024-03-08"
assert date_from_phrase("wednesday", date(2024, 3, 6)) == "2024-03-13"
assert date_from_phrase("next tuesday", date(2024, 3, 6)) == "2024-03-12"
assert date_from_phrase("last wednesday", date(2024, 3, 6)) == "2024-02-28"
assert date_from_phrase("last tuesday", date(2024, 3, 6)) == "2024-03-05"
assert date_from_phrase("last thursday", date(2024, 3, 6)) == "2024-02-29"
assert date_from_phrase("in 3 days", date(2024, 2, 27)) == "2024-03-01"
assert date_from_phrase("2 weeks ago", date(2024, 3, 6)) == "2024-02-21"
assert date_from_phrase("in 1 week", date(2024, 3, 6)) == "2024-03-13"
assert [date_from_phrase(text, date(2024, 3, 6)) for text in ("someday", "next day", "")] == [
    None
] * 3
assert [
    date_from_phrase(text, date(2024, 3, 6)) for text in ("in x days", "3 years ago", "in 3")
] == [None] * 3
