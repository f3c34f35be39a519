from datetime import date, timedelta


def subscription_end(start: date, days, pauses):
    paused = {first + timedelta(days=n) for first, last in pauses for n in range((last - first).days + 1)}
    days_on = [
        day
        for day in (start + timedelta(days=n) for n in range(max(days, 0) + len(paused)))
        if day not in paused
    ]
    return str(days_on[days - 1]) if days > 0 else None
