from itertools import groupby


def validity_periods(changes, closing):
    """Write down the value of every single day, then group the days."""
    starts = [day for day, _ in changes]
    days = range(min(starts, default=closing), closing)
    values = []
    for day in days:
        done = [item for item in sorted(changes, key=lambda item: item[0]) if item[0] <= day]
        values.append(done[-1][1])
    periods = []
    for value, group in groupby(zip(days, values, strict=True), key=lambda pair: pair[1]):
        dates = [day for day, _ in group]
        if value is not None:
            periods.append((dates[0], dates[-1] + 1, value))
    return periods
