"""Sump pumps running at each level as text like AB, the lead first: one from the start mark, both from the assist mark on, until the stop mark, after which A and B swap. Marks not rising raise ValueError."""


def lead_pump_trace(levels, stop, start, assist):
    if stop >= start or start >= assist:
        raise ValueError("the marks must rise from stop over start to assist")
    order = "AB"
    running = ""
    trace = []
    for level in levels:
        if level <= stop:
            order = order[::-1] if running else order
            running = ""
        elif level >= assist:
            running = order
        elif level >= start:
            running = running or order[:1]
        trace.append(running)
    return trace


assert lead_pump_trace([4, 5, 3, 2, 5], 2, 5, 8) == ["", "A", "A", "", "B"]
assert lead_pump_trace([5, 7, 8, 6, 3, 2], 2, 5, 8) == ["A", "A", "AB", "AB", "AB", ""]
assert lead_pump_trace([9, 1, 9], 2, 5, 8) == ["AB", "", "BA"]
assert lead_pump_trace([6, 2, 1, 6, 0, 6], 2, 5, 8) == ["A", "", "", "B", "", "A"]
assert lead_pump_trace([1, 2, 6], 2, 5, 8) == ["", "", "A"]
assert lead_pump_trace([3, 4], 2, 5, 8) == ["", ""]
assert lead_pump_trace([4], 2, 3, 4) == ["AB"]
assert lead_pump_trace([3, 2, 3], 2, 3, 4) == ["A", "", "B"]
assert lead_pump_trace([], 2, 3, 4) == []
try:
    lead_pump_trace([1], 3, 3, 4)
except ValueError:
    pass
else:
    raise AssertionError("equal stop and start marks were accepted")
try:
    lead_pump_trace([1], 2, 4, 4)
except ValueError:
    pass
else:
    raise AssertionError("equal start and assist marks were accepted")
