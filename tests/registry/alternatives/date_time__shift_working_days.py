from datetime import date, timedelta


def shift_working_days(start: date, count, holidays):
    reach = 20 + 2 * abs(count) + len(holidays)
    days = [start + timedelta(days=offset) for offset in range(-reach, reach)]
    working = [day for day in days if day.isoweekday() <= 5 and day not in holidays]
    if count < 0:
        return [day for day in working if day < start][count].isoformat()
    later = [day for day in working if day > start or (count == 0 and day == start)]
    return later[max(count - 1, 0)].isoformat()
