from datetime import date, timedelta


def shift_on_date(pattern, start: date, lag, crew, day: date):
    if crew <= 0:
        return None
    begin = start + timedelta(days=lag) * (crew - 1)
    calendar = {}
    while pattern and begin <= day:
        for letter in pattern:
            calendar[begin] = letter
            begin += timedelta(days=1)
    return calendar.get(day)
