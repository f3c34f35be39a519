from datetime import date, timedelta


def calendar_gap(start: date, end: date):
    sign = 1 if start <= end else -1
    start, end = sorted((start, end))

    def anniversary(months):
        year, month = start.year, start.month
        for _ in range(months):
            year, month = (year, month + 1) if month < 12 else (year + 1, 1)
        day = start.day
        while True:
            try:
                return date(year, month, day)
            except ValueError:
                day -= 1

    months = 0
    while anniversary(months + 1) <= end:
        months += 1
    days, day = 0, anniversary(months)
    while day < end:
        day, days = day + timedelta(days=1), days + 1
    return sign * (months // 12), sign * (months % 12), sign * days
