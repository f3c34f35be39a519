from datetime import date


def weekly_recurrences(start: date, weekdays, interval, count):
    if interval < 1 or not any(weekday in range(7) for weekday in weekdays):
        return []
    # Ordinal 1 is a Monday, so (ordinal - 1) // 7 numbers the weeks.
    first_week, ordinal, dates = (start.toordinal() - 1) // 7, start.toordinal(), []
    while len(dates) < count:
        week, weekday = divmod(ordinal - 1, 7)
        if (week - first_week) % interval == 0 and weekday in weekdays:
            dates.append(date.fromordinal(ordinal).isoformat())
        ordinal += 1
    return dates
