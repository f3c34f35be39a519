"""Next monthly billing dates, as ISO text, after a given year, month and day, anchored to a day of the month. Shorter months bill their last day without moving the anchor; anchors outside 1 to 31 raise ValueError."""

from calendar import monthrange


def billed_day(year, month, anchor):
    return min(anchor, monthrange(year, month)[1])


def billing_dates(year, month, day, anchor, count):
    if anchor < 1 or anchor > 31:
        raise ValueError("the anchor is no day of a month")
    dates = []
    if billed_day(year, month, anchor) <= day:
        month += 1
    for index in range(count):
        passed_years, offset = divmod(month - 1 + index, 12)
        due_year, due_month = year + passed_years, offset + 1
        dates.append(f"{due_year}-{due_month:02d}-{billed_day(due_year, due_month, anchor):02d}")
    return dates


assert billing_dates(2024, 1, 15, 31, 4) == ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"]
assert billing_dates(2023, 1, 31, 31, 2) == ["2023-02-28", "2023-03-31"]
assert billing_dates(2024, 4, 30, 31, 1) == ["2024-05-31"]
assert billing_dates(2024, 4, 29, 31, 1) == ["2024-04-30"]
assert billing_dates(2024, 11, 9, 10, 3) == ["2024-11-10", "2024-12-10", "2025-01-10"]
assert billing_dates(2024, 11, 10, 10, 2) == ["2024-12-10", "2025-01-10"]
assert billing_dates(2024, 12, 2, 1, 1) == ["2025-01-01"]
assert billing_dates(2024, 12, 1, 1, 0) == []
assert billing_dates(2024, 3, 20, 20, 13)[-1] == "2025-04-20"
try:
    billing_dates(2024, 1, 1, 0, 1)
except ValueError:
    pass
else:
    raise AssertionError("an anchor of 0 was accepted")
try:
    billing_dates(2024, 1, 1, 32, 1)
except ValueError:
    pass
else:
    raise AssertionError("an anchor of 32 was accepted")
