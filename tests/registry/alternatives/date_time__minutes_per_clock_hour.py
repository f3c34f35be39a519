from collections import Counter


def minutes_per_clock_hour(spans):
    hours = Counter()
    for start, end in spans:
        wrapped = [*range(start, 1440), *range(end)]
        hours.update(minute // 60 for minute in (wrapped if end <= start else range(start, end)))
    return {hour: hours[hour] for hour in range(24) if hours[hour]}
