from datetime import date, timedelta


def reminder_level(due: date, today: date, grace, interval, top):
    while due.strftime("%u") in "67":
        due += timedelta(days=1)
    levels = []
    day = due + timedelta(days=grace + 1)
    while day <= today:
        levels.append(day)
        day += timedelta(days=interval)
    return len(levels[:top])
