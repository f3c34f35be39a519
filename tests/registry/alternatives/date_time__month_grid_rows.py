from calendar import TextCalendar


def month_grid_rows(year, month, week_starts):
    if month not in range(1, 13):
        return []
    weeks = TextCalendar(week_starts).monthdayscalendar(year, month)
    rows = []
    for week in weeks:
        text = ""
        for day in week:
            text += " " + (str(day).rjust(2) if day else "  ")
        rows.append(text[1:].rstrip())
    return rows
