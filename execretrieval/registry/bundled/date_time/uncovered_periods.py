"""Gaps in which no insurance is in force between two dates, both included, given policies as first and last day in any order, possibly overlapping: first and last day of each gap, as ISO text. Reversed policies cover nothing."""

from datetime import date, timedelta

DAY = timedelta(days=1)


def as_text(first, last):
    return first.isoformat(), last.isoformat()


def uncovered_periods(start, end, policies):
    gaps = []
    open_day = start
    for first, last in sorted(policies):
        if last < first or first > end:
            continue
        if first > open_day:
            gaps.append(as_text(open_day, first - DAY))
        open_day = max(open_day, last + DAY)
    if open_day <= end:
        gaps.append(as_text(open_day, end))
    return gaps


assert uncovered_periods(
    date(2024, 3, 1), date(2024, 3, 31), [(date(2024, 3, 5), date(2024, 3, 9))]
) == [("2024-03-01", "2024-03-04"), ("2024-03-10", "2024-03-31")]
assert (
    uncovered_periods(date(2024, 3, 1), date(2024, 3, 9), [(date(2024, 3, 1), date(2024, 3, 9))])
    == []
)
assert uncovered_periods(
    date(2024, 3, 1), date(2024, 3, 9), [(date(2024, 3, 2), date(2024, 3, 8))]
) == [("2024-03-01", "2024-03-01"), ("2024-03-09", "2024-03-09")]
assert (
    uncovered_periods(
        date(2024, 3, 1),
        date(2024, 3, 9),
        [(date(2024, 3, 5), date(2024, 4, 1)), (date(2024, 2, 1), date(2024, 3, 4))],
    )
    == []
)
assert uncovered_periods(
    date(2024, 2, 1),
    date(2024, 3, 9),
    [
        (date(2024, 2, 1), date(2024, 2, 28)),
        (date(2024, 2, 3), date(2024, 2, 5)),
        (date(2024, 3, 1), date(2024, 3, 9)),
    ],
) == [("2024-02-29", "2024-02-29")]
assert uncovered_periods(
    date(2024, 3, 1), date(2024, 3, 9), [(date(2024, 3, 9), date(2024, 3, 1))]
) == [("2024-03-01", "2024-03-09")]
assert uncovered_periods(
    date(2024, 3, 1), date(2024, 3, 9), [(date(2024, 3, 12), date(2024, 3, 20))]
) == [("2024-03-01", "2024-03-09")]
assert uncovered_periods(
    date(2024, 3, 1), date(2024, 3, 9), [(date(2024, 3, 9), date(2024, 3, 9))]
) == [("2024-03-01", "2024-03-08")]
assert uncovered_periods(date(2024, 3, 5), date(2024, 3, 5), []) == [("2024-03-05", "2024-03-05")]
assert uncovered_periods(date(2024, 3, 6), date(2024, 3, 5), []) == []
