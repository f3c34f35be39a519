from datetime import date


def days_thirty_360(start: date, end: date):
    sign = 1
    if start > end:
        start, end, sign = end, start, -1
    months = (end.year - start.year) * 12 + end.month - start.month
    from_day = min(start.day, 30)
    to_day = min(end.day, 30) if from_day > 29 else end.day
    return sign * (months * 30 + to_day - from_day)
