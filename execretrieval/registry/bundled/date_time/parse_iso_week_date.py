"""Calendar date, as year, month and day, of an ISO week date such as 2024-W09-4, or of its Monday when the day is missing. Week 53 in years without one, days outside 1 to 7 and other forms give None."""

import re
from datetime import date, timedelta

FORM = re.compile(r"([1-9][0-9]{3})-W([0-9]{2})(?:-([0-9]))?")


def first_monday(year):
    new_year = date(year, 1, 1)
    shift = new_year.weekday()
    return new_year - timedelta(days=shift) if shift <= 3 else new_year + timedelta(days=7 - shift)


def parse_iso_week_date(text):
    match = FORM.fullmatch(text)
    if match is None:
        return None
    year, week, weekday = int(match[1]), int(match[2]), int(match[3] or 1)
    if weekday < 1 or weekday > 7:
        return None
    monday = first_monday(year) + timedelta(weeks=week - 1)
    # A week belongs to the year of its Thursday.
    if (monday + timedelta(days=3)).year != year:
        return None
    day = monday + timedelta(days=weekday - 1)
    return day.year, day.month, day.day


assert parse_iso_week_date("2024-W09-4") == (2024, 2, 29)
assert parse_iso_week_date("2024-W09") == (2024, 2, 26)
assert parse_iso_week_date("2024-W01-1") == (2024, 1, 1)
assert parse_iso_week_date("2025-W01-1") == (2024, 12, 30)
assert parse_iso_week_date("2026-W01-1") == (2025, 12, 29)
assert parse_iso_week_date("2021-W01-1") == (2021, 1, 4)
assert parse_iso_week_date("2020-W53-7") == (2021, 1, 3)
assert parse_iso_week_date("2015-W53-5") == (2016, 1, 1)
assert [parse_iso_week_date(f"{year}-W53-1") for year in (2021, 2024, 2025)] == [None, None, None]
assert [parse_iso_week_date(f"2020-W{week}-1") for week in ("00", "54")] == [None, None]
assert [parse_iso_week_date(f"2024-W09-{day}") for day in (0, 7, 8)] == [None, (2024, 3, 3), None]
assert [parse_iso_week_date(text) for text in ("2024W09", "24-W09-1", "2024-W9-1", "")] == [
    None
] * 4
