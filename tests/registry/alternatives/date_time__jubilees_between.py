from datetime import date, timedelta


def jubilees_between(start: date, first: date, last: date):
    found = []
    for age in range(1, (last - start).days + 1):
        day = start + timedelta(days=age)
        next_day = day + timedelta(days=1)
        years = day.year - start.year
        same = (day.month, day.day) == (start.month, start.day)
        stands_in = (start.month, start.day) == (2, 29) and (day.day, next_day.day) == (28, 1)
        labels = []
        if age % 1000 == 0:
            labels.append(f"{age} days")
        if years % 5 == 0 and years > 0 and (same or (stands_in and day.month == 2)):
            labels.append(f"{years} years")
        found += [(str(day), label) for label in labels if day >= first]
    return found
