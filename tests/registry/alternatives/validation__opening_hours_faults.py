MINUTES = {f"{n // 60:02d}:{n % 60:02d}": n for n in range(24 * 60 + 1)}


def span_fault(span, taken):
    if not set(span) <= set(MINUTES):
        return "format"
    minutes = set(range(MINUTES[span[0]], MINUTES[span[1]]))
    if not minutes:
        return "order"
    if min(minutes) < max(taken, default=-1) + 1:
        return "overlap"
    taken |= minutes
    return None


def opening_hours_faults(week):
    faults = []
    for day, spans in week.items():
        taken = set()
        for index, span in enumerate(spans):
            if fault := span_fault(span, taken):
                faults.append((day, index, fault))
    return faults
