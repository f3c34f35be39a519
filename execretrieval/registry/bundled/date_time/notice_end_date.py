"""Last day of a contract after notice, as ISO text: some whole months later at the end of a month, or of a quarter on request. Notice on the first counts its own month; negative periods raise ValueError."""

from calendar import monthrange
from datetime import date


def month_end(month_index):
    year, offset = divmod(month_index, 12)
    return date(year, offset + 1, monthrange(year, offset + 1)[1])


def notice_end_date(given, months, quarterly):
    if months < 0:
        raise ValueError("a notice period is not negative")
    last_month = given.year * 12 + given.month - 1 + months
    if given.day == 1 and months > 0:
        last_month -= 1
    if quarterly:
        last_month += 2 - last_month % 3
    return month_end(last_month).isoformat()


assert notice_end_date(date(2024, 1, 15), 1, False) == "2024-02-29"
assert notice_end_date(date(2024, 1, 1), 1, False) == "2024-01-31"
assert notice_end_date(date(2024, 1, 2), 1, False) == "2024-02-29"
assert notice_end_date(date(2024, 1, 1), 0, False) == "2024-01-31"
assert notice_end_date(date(2023, 11, 30), 3, False) == "2024-02-29"
assert notice_end_date(date(2023, 11, 1), 2, False) == "2023-12-31"
assert notice_end_date(date(2023, 12, 5), 12, False) == "2024-12-31"
assert notice_end_date(date(2024, 1, 15), 1, True) == "2024-03-31"
assert notice_end_date(date(2024, 1, 15), 2, True) == "2024-03-31"
assert notice_end_date(date(2024, 1, 15), 3, True) == "2024-06-30"
assert notice_end_date(date(2024, 10, 2), 3, True) == "2025-03-31"
try:
    notice_end_date(date(2024, 1, 15), -1, False)
except ValueError:
    pass
else:
    raise AssertionError("a negative period was accepted")
