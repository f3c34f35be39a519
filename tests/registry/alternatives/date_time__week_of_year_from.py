from datetime import date


def week_of_year_from(day: date, starts_on, least_days):
    if least_days not in (1, 2, 3, 4, 5, 6, 7):
        raise ValueError(least_days)
    ordinal = date(day.year, 1, 1).toordinal()
    week, held = 0, 0
    # A week is counted when its first days of the year make up enough, at the year's start.
    weeks = []
    for n in range(ordinal, day.toordinal() + 8):
        if not weeks or date.fromordinal(n).weekday() == starts_on:
            weeks.append([])
        weeks[-1].append(n)
    held = len(weeks[0])
    for group in weeks:
        if group is not weeks[0] or held >= least_days:
            week += 1
        if day.toordinal() in group:
            return week
    return None
