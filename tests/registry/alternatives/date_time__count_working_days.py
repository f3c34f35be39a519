from datetime import date


def count_working_days(first, last, holidays):
    count = 0
    for ordinal in range(first.toordinal(), last.toordinal() + 1):
        day = date.fromordinal(ordinal)
        count += day.isoweekday() not in (6, 7) and day not in holidays
    return count
