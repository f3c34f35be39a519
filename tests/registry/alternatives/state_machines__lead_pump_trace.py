from itertools import groupby


def lead_pump_trace(levels, stop, start, assist):
    if sorted({stop, start, assist}) != [stop, start, assist]:
        raise ValueError((stop, start, assist))
    trace, pairs = [], ["BA", "AB"]
    for low, group in groupby(levels, key=lambda level: level <= stop):
        highest = stop
        for level in group:
            highest = max(highest, level)
            count = 0 if low else (highest >= start) + (highest >= assist)
            trace.append(pairs[-1][:count])
        if highest >= start and not low:
            pairs.append(pairs[-2])
    return trace
