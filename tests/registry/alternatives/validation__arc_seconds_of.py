def take_number(text, end, widths):
    head, found, rest = text.partition(end)
    if not found or len(head) not in widths or set(head) - set("0123456789"):
        return None, text
    return int(head), rest


def arc_seconds_of(text):
    degrees, rest = take_number(text, "°", {1, 2, 3})
    minutes, rest = take_number(rest, "'", {2})
    seconds, rest = take_number(rest, '"', {2}) if '"' in rest else (0, rest)
    limits = {"N": (324000, 1), "S": (324000, -1), "E": (648000, 1), "W": (648000, -1)}
    if None in (degrees, minutes, seconds) or rest not in limits or max(minutes, seconds) >= 60:
        return None
    limit, sign = limits[rest]
    total = 3600 * degrees + 60 * minutes + seconds
    return sign * total if total <= limit else None
