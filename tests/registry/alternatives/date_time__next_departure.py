def next_departure(now, lead, timetable):
    for wait in range(lead, lead + 7 * 24 * 60):
        day, minute = divmod((now + wait) % (7 * 24 * 60), 24 * 60)
        if any(at == minute and "1234567"[day] in weekdays for at, weekdays in timetable):
            return wait
    return None
