from datetime import date, timedelta


def months_with_day_on(first, last, day, weekday):
    current = date(*first, 1)
    found = []
    while (current.year, current.month) <= last:
        if current.day == day and current.isoweekday() - 1 == weekday:
            found.append((current.year, current.month))
        current += timedelta(days=1)
    return found
