from datetime import date, timedelta


def shift_month_clamped(year, month, day, months):
    try:
        date(year, month, day)
    except ValueError:
        return None
    for _ in range(abs(months)):
        month += 1 if months > 0 else -1
        if month == 13:
            year, month = year + 1, 1
        if month == 0:
            year, month = year - 1, 12
    first_of_next = date(year + month // 12, month % 12 + 1, 1)
    last_day = (first_of_next - timedelta(days=1)).day
    return year, month, last_day if day > last_day else day
