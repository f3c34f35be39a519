"""Minutes of work spans, given as start and end minute of a day, in each clock hour from 0 to 23, overlapping spans counting each. Spans ending no later than they start run past midnight; hours without work are omitted."""


def shared(hour, start, end):
    return min(end, hour * 60 + 60) - max(start, hour * 60)


def minutes_per_clock_hour(spans):
    totals = {}
    for start, end in spans:
        last = end + 1440 if end <= start else end
        for hour in range(start // 60, -(-last // 60)):
            totals[hour % 24] = totals.get(hour % 24, 0) + shared(hour, start, last)
    return dict(sorted(totals.items()))


assert minutes_per_clock_hour([(480, 540)]) == {8: 60}
assert minutes_per_clock_hour([(481, 541)]) == {8: 59, 9: 1}
assert minutes_per_clock_hour([(510, 650)]) == {8: 30, 9: 60, 10: 50}
assert minutes_per_clock_hour([(490, 500), (495, 510)]) == {8: 25}
assert minutes_per_clock_hour([(0, 10), (1430, 10)]) == {0: 20, 23: 10}
assert minutes_per_clock_hour([(1430, 0)]) == {23: 10}
assert list(minutes_per_clock_hour([(600, 601), (60, 61)]).items()) == [(1, 1), (10, 1)]
assert [minutes_per_clock_hour([(1, 0)])[hour] for hour in (0, 1, 22, 23)] == [59, 60, 60, 60]
assert list(minutes_per_clock_hour([(0, 1440)]).values()) == [60] * 24
assert list(minutes_per_clock_hour([(500, 500)]).values()) == [60] * 24
assert minutes_per_clock_hour([]) == {}
