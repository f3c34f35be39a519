from datetime import datetime


def minutes_per_day_touched(start: datetime, end: datetime):
    first, last = start.toordinal(), end.toordinal()
    pieces = []
    for ordinal in range(first, last + 1):
        seconds = [0, 86400]
        if ordinal == first:
            seconds[0] = start.hour * 3600 + start.minute * 60 + start.second
        if ordinal == last:
            seconds[1] = end.hour * 3600 + end.minute * 60 + end.second
        if seconds[0] < seconds[1]:
            day = start.fromordinal(ordinal).strftime("%Y-%m-%d")
            pieces.append((day, (seconds[1] - seconds[0]) // 60))
    return pieces
