from datetime import date, timedelta


def observed_holidays(year, fixed):
    calendar = [date(year, 1, 1) + timedelta(days=n) for n in range(-1, 370)]
    days = [day for day in calendar if day.year == year and (day.month, day.day) in fixed]
    taken = {day for day in days if day.isoweekday() <= 5}
    taken |= {day - timedelta(days=1) for day in days if day.isoweekday() == 6}
    free = [day for day in calendar if day.isoweekday() <= 5]
    for day in days:
        if day.isoweekday() == 7:
            taken.add(next(later for later in free if later > day and later not in taken))
    return sorted(f"{day:%Y-%m-%d}" for day in taken)
