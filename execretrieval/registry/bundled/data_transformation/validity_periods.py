"""Turn dated changes of a value into periods of start, end and value. Later changes of one day win, None opens a gap, equal neighbouring values form one period, and changes from the closing day on are ignored."""


def validity_periods(changes, closing):
    latest = {}
    for day, value in changes:
        if day < closing:
            latest[day] = value
    days = sorted(latest)
    periods = []
    for day, following in zip(days, days[1:] + [closing]):
        value = latest[day]
        if value is None:
            continue
        if periods and periods[-1][1:] == (day, value):
            day = periods.pop()[0]
        periods.append((day, following, value))
    return periods


assert validity_periods([(1, "a"), (5, "b")], 9) == [(1, 5, "a"), (5, 9, "b")]
assert validity_periods([(1, "a"), (5, "a"), (6, "b")], 9) == [(1, 6, "a"), (6, 9, "b")]
assert validity_periods([(1, "a"), (3, None), (5, "a")], 8) == [(1, 3, "a"), (5, 8, "a")]
assert validity_periods([(1, "a"), (1, "b")], 2) == [(1, 2, "b")]
assert validity_periods([(5, 0), (1, 7), (3, 0)], 9) == [(1, 3, 7), (3, 9, 0)]
assert validity_periods([(1, "a"), (9, "b")], 9) == [(1, 9, "a")]
assert validity_periods([(1, "a"), (8, "b"), (12, "c")], 9) == [(1, 8, "a"), (8, 9, "b")]
assert validity_periods([(2, None)], 9) == []
assert validity_periods([(9, "a")], 9) == []
assert validity_periods([], 9) == []
