"""First tick on and first off of each alarm: raised when enough of the last samples exceed the limit, cleared once none of them does. One still on ends with None. Counts that make no sense raise ValueError."""


def latched_alarm_spans(samples, limit, needed, window):
    if needed < 1 or needed > window:
        raise ValueError("needed must lie between one and the window")
    spans = []
    raised_at = None
    for tick, _ in enumerate(samples):
        recent = samples[max(tick + 1 - window, 0) : tick + 1]
        over = sum(sample > limit for sample in recent)
        if raised_at is None and over >= needed:
            raised_at = tick
        elif raised_at is not None and over == 0:
            spans.append((raised_at, tick))
            raised_at = None
    return spans if raised_at is None else [*spans, (raised_at, None)]


assert latched_alarm_spans([1, 9, 9, 1, 1, 1], 5, 2, 3) == [(2, 5)]
assert latched_alarm_spans([1, 9, 1, 9, 1, 1, 1], 5, 2, 3) == [(3, 6)]
assert latched_alarm_spans([9, 1, 1, 9, 1], 5, 2, 3) == []
assert latched_alarm_spans([9, 1, 9], 5, 1, 1) == [(0, 1), (2, None)]
assert latched_alarm_spans([5, 6, 5, 5], 5, 1, 2) == [(1, 3)]
assert latched_alarm_spans([9, 9, 1, 9, 1, 1], 5, 2, 2) == [(1, 5)]
assert latched_alarm_spans([9, 9, 1, 1, 9], 5, 2, 2) == [(1, 3)]
assert latched_alarm_spans([9, 9, 9], 5, 3, 3) == [(2, None)]
assert latched_alarm_spans([9, 9, 9], 5, 2, 4) == [(1, None)]
assert latched_alarm_spans([], 5, 1, 2) == []
try:
    latched_alarm_spans([1], 5, 0, 3)
except ValueError:
    pass
else:
    raise AssertionError("no needed samples were accepted")
try:
    latched_alarm_spans([1], 5, 4, 3)
except ValueError:
    pass
else:
    raise AssertionError("more needed samples than the window were accepted")
