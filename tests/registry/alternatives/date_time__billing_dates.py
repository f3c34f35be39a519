from datetime import date, timedelta


def billing_dates(year, month, day, anchor, count):
    if anchor not in range(1, 32):
        raise ValueError(anchor)
    today, dates = date(year, month, day), []
    while len(dates) < count:
        today += timedelta(days=1)
        is_last = (today + timedelta(days=1)).month != today.month
        if today.day == anchor or (is_last and today.day < anchor):
            dates.append(today.isoformat())
    return dates
