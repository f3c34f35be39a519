"""Last day, as ISO text, of a subscription of some days from a start date when pauses, given as first and last date and possibly overlapping, use up no days. Reversed pauses are ignored; fewer than one day gives None."""

from datetime import date, timedelta

DAY = timedelta(days=1)


def subscription_end(start, days, pauses):
    if days < 1:
        return None
    counted_to = start
    end = start + (days - 1) * DAY
    for first, last in sorted(pauses):
        begin = max(first, counted_to)
        if begin > end:
            break
        if last < begin:
            continue
        end += last - begin + DAY
        counted_to = last + DAY
    return end.isoformat()


assert subscription_end(date(2024, 2, 27), 4, []) == "2024-03-01"
assert subscription_end(date(2024, 3, 1), 1, []) == "2024-03-01"
assert subscription_end(date(2024, 3, 1), 3, [(date(2024, 3, 2), date(2024, 3, 4))]) == "2024-03-06"
assert subscription_end(date(2024, 3, 1), 3, [(date(2024, 3, 3), date(2024, 3, 3))]) == "2024-03-04"
assert subscription_end(date(2024, 3, 1), 3, [(date(2024, 3, 4), date(2024, 3, 9))]) == "2024-03-03"
assert subscription_end(date(2024, 3, 1), 2, [(date(2024, 2, 1), date(2024, 3, 1))]) == "2024-03-03"
assert subscription_end(date(2024, 3, 1), 2, [(date(2024, 2, 1), date(2024, 2, 2))]) == "2024-03-02"
assert (
    subscription_end(
        date(2024, 3, 1),
        2,
        [(date(2024, 3, 3), date(2024, 3, 5)), (date(2024, 3, 2), date(2024, 3, 3))],
    )
    == "2024-03-06"
)
assert (
    subscription_end(
        date(2024, 3, 1),
        2,
        [(date(2024, 3, 2), date(2024, 3, 5)), (date(2024, 3, 3), date(2024, 3, 4))],
    )
    == "2024-03-06"
)
assert (
    subscription_end(date(2024, 3, 1), 2, [(date(2024, 3, 2), date(2024, 2, 27))]) == "2024-03-02"
)
assert subscription_end(date(2024, 3, 1), 0, []) is None
assert subscription_end(date(2024, 3, 1), -1, []) is None
