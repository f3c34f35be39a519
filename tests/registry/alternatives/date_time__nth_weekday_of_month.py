from datetime import date, timedelta


def nth_weekday_of_month(year, month, weekday, nth):
    day, matches = date(year, month, 1), []
    while day.month == month:
        if day.weekday() == weekday:
            matches.append(day.day)
        day += timedelta(days=1)
    if nth < 0:
        nth, matches = -nth, matches[::-1]
    return dict(enumerate(matches, start=1)).get(nth)
