import re
from datetime import date


def german_date_to_iso(text, pivot):
    match = re.fullmatch(r"(\d+)\.(\d+)\.(\d\d|\d{4})", text, re.ASCII)
    if not match:
        return None
    day, month, year = map(int, match.groups())
    if len(match[3]) == 2:
        year += 1900
        if year - 1900 < pivot:
            year += 100
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None
