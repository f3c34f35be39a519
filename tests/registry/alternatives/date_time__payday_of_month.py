from datetime import date, timedelta


def payday_of_month(year, month, nominal, holidays):
    day, candidates = date(year, month, 1), []
    while day.month == month and day.day <= nominal:
        if day.isoweekday() not in (6, 7) and day.day not in holidays:
            candidates.append(day.day)
        day += timedelta(days=1)
    return candidates[-1] if candidates else None
