from collections import Counter


def minutes_per_clock_hour(spans):
    hours = Counter()
    for start, end in spans:
        minute = start
        while minute != end:
            hours[minute % 1440 // 60] += 1
            minute += 1
            if minute >= 1440 and end < start:
                minute, start = 0, end
    return {hour: hours[hour] for hour in range(24) if hours[hour]}
