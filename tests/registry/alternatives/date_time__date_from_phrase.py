import re
from datetime import date, timedelta


def date_from_phrase(phrase, today: date):
    text = " ".join(phrase.casefold().split())
    words = {"yesterday": -1, "today": 0, "tomorrow": 1}
    for gap in range(1, 8):
        words[f"{today + timedelta(days=gap):%A}".lower()] = gap
        words["next " + f"{today + timedelta(days=gap):%A}".lower()] = gap
        words["last " + f"{today - timedelta(days=gap):%A}".lower()] = -gap
    if text in words:
        return str(today + timedelta(days=words[text]))
    match = re.fullmatch(r"(in )?(\d+) (day|week)s?( ago)?", text)
    if match is None or bool(match[1]) == bool(match[4]):
        return None
    span = timedelta(**{match[3] + "s": int(match[2])})
    return str(today + span if match[1] else today - span)
