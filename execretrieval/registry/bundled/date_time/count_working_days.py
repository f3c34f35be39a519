"""Number of days from Monday to Friday between a first and a last date, both included, that are not among the holidays, which may repeat. A last date before the first gives 0."""

from datetime import date


def weekdays_between(first, last):
    total = (last - first).days + 1
    weeks, extra = divmod(total, 7)
    tail = sum(1 for i in range(extra) if (first.weekday() + i) % 7 < 5)
    return weeks * 5 + tail


def count_working_days(first, last, holidays):
    if last < first:
        return 0
    count = weekdays_between(first, last)
    for day in set(holidays):
        if day < first or day > last or day.weekday() >= 5:
            continue
        count -= 1
    return count


assert count_working_days(date(2024, 1, 1), date(2024, 1, 5), []) == 5
assert count_working_days(date(2024, 1, 3), date(2024, 1, 16), []) == 10
assert count_working_days(date(2024, 1, 5), date(2024, 1, 8), []) == 2
assert count_working_days(date(2024, 1, 7), date(2024, 1, 12), []) == 5
assert count_working_days(date(2024, 1, 5), date(2024, 1, 5), []) == 1
assert count_working_days(date(2024, 1, 6), date(2024, 1, 7), []) == 0
assert count_working_days(date(2024, 2, 28), date(2024, 3, 1), []) == 3
assert (
    count_working_days(date(2024, 1, 2), date(2024, 1, 4), [date(2024, 1, 1), date(2024, 1, 5)])
    == 3
)
assert (
    count_working_days(date(2024, 1, 2), date(2024, 1, 5), [date(2024, 1, 2), date(2024, 1, 5)])
    == 2
)
assert (
    count_working_days(
        date(2024, 1, 4), date(2024, 1, 9), [date(2024, 1, 6)] + [date(2024, 1, 8)] * 2
    )
    == 3
)
assert count_working_days(date(2024, 1, 10), date(2024, 1, 1), []) == 0
