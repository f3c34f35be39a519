from itertools import groupby


def latched_alarm_spans(samples, limit, needed, window):
    if not 0 < needed <= window:
        raise ValueError((needed, window))
    states, on = [], False
    for tick in range(len(samples)):
        over = [i for i in range(tick + 1) if samples[i] > limit and i > tick - window]
        on = bool(over) if on else len(over) >= needed
        states.append(on)
    spans, start = [], 0
    for state, group in groupby(states):
        end = start + len(list(group))
        if state:
            spans.append((start, end if end < len(states) else None))
        start = end
    return spans
