from datetime import date


def parse_iso_week_date(text):
    parts = text.split("-")
    if len(parts) == 2:
        parts.append("1")
    if [len(part) for part in parts] != [4, 3, 1] or parts[1][0] != "W":
        return None
    digits = parts[0] + parts[1][1:] + parts[2]
    if not all(char in "0123456789" for char in digits):
        return None
    try:
        day = date.fromisocalendar(int(parts[0]), int(parts[1][1:]), int(parts[2]))
    except ValueError:
        return None
    return tuple(day.timetuple())[:3]
