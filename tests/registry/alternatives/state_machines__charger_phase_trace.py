def charger_phase_trace(readings, low, full, tail, most_absorbing):
    if not low < full:
        raise ValueError((low, full))

    def find(start, test):
        return next((i for i in range(start, len(readings)) if test(i)), len(readings))

    trace, start = "", 0
    while start < len(readings):
        charged = find(start, lambda i: readings[i][0] >= full)
        limit = max(most_absorbing, 1) + charged
        floating = find(charged + 1, lambda i, limit=limit: readings[i][1] <= tail or i >= limit)
        drained = find(floating + 1, lambda i: readings[i][0] < low)
        trace += "B" * (charged - start) + "A" * (floating - charged) + "F" * (drained - floating) + "B"
        start = drained + 1
    return trace[: len(readings)]
