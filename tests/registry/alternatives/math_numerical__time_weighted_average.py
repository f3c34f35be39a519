from bisect import bisect_right


def time_weighted_average(records, start, end):
    times = [time for time, _ in records]
    seen = []
    # Whole-number times: look at each unit of time on its own.
    for moment in range(start, end):
        place = bisect_right(times, moment)
        if place:
            seen.append(records[place - 1][1])
    return sum(seen) / len(seen) if seen else None
