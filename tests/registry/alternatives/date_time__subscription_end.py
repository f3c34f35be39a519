from datetime import date, timedelta


def subscription_end(start: date, days, pauses):
    day, used = start, 0
    while days > 0:
        if not any(first <= day <= last for first, last in pauses):
            used += 1
        if used == days:
            return str(day)
        day += timedelta(days=1)
    return None
