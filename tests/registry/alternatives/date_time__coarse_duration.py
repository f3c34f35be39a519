from datetime import timedelta


def coarse_duration(seconds):
    span = timedelta(seconds=abs(seconds))
    minutes, last = divmod(span.seconds, 60)
    parts = [(span.days, "d"), (minutes // 60, "h"), (minutes % 60, "m"), (last, "s")]
    while len(parts) > 1 and parts[0][0] == 0:
        parts.pop(0)
    (first, unit), *others = parts
    text = f"{'-' * (seconds < 0)}{first}{unit}"
    if others and others[0][0]:
        text += f" {others[0][0]}{others[0][1]}"
    return text
