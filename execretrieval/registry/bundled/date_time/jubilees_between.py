"""Dates within a period, both ends included, on which a project completes a full thousand of days or each fifth year since its start, as ISO date and label like 3000 days. February 29 becomes February 28 where lacking."""

from datetime import date, timedelta


def anniversary(start, years):
    year = start.year + years
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if start.month == 2 and start.day == 29 and not is_leap:
        return date(year, 2, 28)
    return start.replace(year=year)


def jubilees_between(start, first, last):
    found = []
    days, years = 1000, 5
    while start + timedelta(days=days) <= last:
        found.append((start + timedelta(days=days), f"{days} days"))
        days += 1000
    while anniversary(start, years) <= last:
        found.append((anniversary(start, years), f"{years} years"))
        years += 5
    return [(day.isoformat(), label) for day, label in sorted(found) if day >= first]


assert jubilees_between(date(2020, 1, 1), date(2020, 1, 1), date(2025, 12, 31)) == [
    ("2022-09-27", "1000 days"),
    ("2025-01-01", "5 years"),
    ("2025-06-23", "2000 days"),
]
assert jubilees_between(date(2020, 1, 1), date(2022, 9, 27), date(2025, 1, 1)) == [
    ("2022-09-27", "1000 days"),
    ("2025-01-01", "5 years"),
]
assert jubilees_between(date(2020, 1, 1), date(2022, 9, 28), date(2024, 12, 31)) == []
assert jubilees_between(date(2020, 1, 1), date(2020, 1, 1), date(2022, 9, 26)) == []
assert jubilees_between(date(2020, 1, 1), date(2020, 1, 1), date(2022, 9, 27)) == [
    ("2022-09-27", "1000 days")
]
assert jubilees_between(date(2020, 2, 29), date(2025, 1, 1), date(2025, 3, 31)) == [
    ("2025-02-28", "5 years")
]
assert jubilees_between(date(2000, 2, 29), date(2020, 1, 1), date(2020, 3, 31)) == [
    ("2020-02-29", "20 years")
]
assert jubilees_between(date(1880, 2, 29), date(1900, 1, 1), date(1900, 12, 1)) == [
    ("1900-02-28", "20 years")
]
assert jubilees_between(date(1980, 2, 29), date(2000, 1, 1), date(2000, 12, 1)) == [
    ("2000-02-29", "20 years")
]
assert jubilees_between(date(2020, 1, 29), date(2024, 1, 1), date(2025, 1, 31)) == [
    ("2025-01-29", "5 years")
]
assert jubilees_between(date(2020, 2, 1), date(2025, 1, 1), date(2025, 2, 1)) == [
    ("2025-02-01", "5 years")
]
assert jubilees_between(date(2020, 5, 1), date(2010, 1, 1), date(2020, 4, 30)) == []
