"""Turn a German date such as 5.3.2024 or 05.03.24 into ISO form, two-digit years below a pivot lying in the 2000s and the others in the 1900s. Three-digit years, days that do not exist and other text give None."""

import re

MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def days_in(year, month):
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else MONTH_DAYS[month - 1]


def full_year(text, pivot):
    if len(text) == 4:
        return int(text)
    if len(text) != 2:
        return None
    return int(text) + (2000 if int(text) < pivot else 1900)


def german_date_to_iso(text, pivot):
    parts = text.split(".")
    if len(parts) != 3 or not all(re.fullmatch("[0-9]+", part) for part in parts):
        return None
    day, month, year = int(parts[0]), int(parts[1]), full_year(parts[2], pivot)
    if year is None or month < 1 or month > 12:
        return None
    if day < 1 or day > days_in(year, month):
        return None
    return f"{year:04d}-{month:02d}-{day:02d}"


assert german_date_to_iso("5.3.2024", 70) == "2024-03-05"
assert [german_date_to_iso(f"31.12.{year}", 70) for year in ("69", "70")] == [
    "2069-12-31",
    "1970-12-31",
]
assert [german_date_to_iso(f"29.2.{year}", 50) for year in (2024, 2023, 1900, 2000)] == [
    "2024-02-29",
    None,
    None,
    "2000-02-29",
]
assert [german_date_to_iso(f"{day}.2024", 50) for day in ("30.2", "31.1")] == [None, "2024-01-31"]
assert [german_date_to_iso(f"{day}.1.2023", 50) for day in (0, 1, 31, 32)] == [
    None,
    "2023-01-01",
    "2023-01-31",
    None,
]
assert [german_date_to_iso(f"28.{month}.2023", 50) for month in (0, 2, 13)] == [
    None,
    "2023-02-28",
    None,
]
assert [german_date_to_iso(f"31.{month}.2023", 50) for month in range(1, 7)] == [
    "2023-01-31",
    None,
    "2023-03-31",
    None,
    "2023-05-31",
    None,
]
assert [german_date_to_iso(f"31.{month}.2023", 50) for month in range(7, 13)] == [
    "2023-07-31",
    "2023-08-31",
    None,
    "2023-10-31",
    None,
    "2023-12-31",
]
assert [german_date_to_iso(f"30.{month}.2023", 50) for month in (2, 4, 6, 9, 11)] == [
    None,
    "2023-04-30",
    "2023-06-30",
    "2023-09-30",
    "2023-11-30",
]
assert [german_date_to_iso(f"1.1.{year}", 50) for year in ("123", "20234")] == [None, None]
assert german_date_to_iso("1.1", 50) is None
assert [german_date_to_iso(f"1.{month}.2024", 50) for month in ("x", "", "\u0663")] == [None] * 3
