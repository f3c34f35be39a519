def state_durations(changes, window_start, window_end):
    """Count the unit ticks of the window by the state that holds at their beginning."""
    totals = {}
    for tick in range(window_start, window_end):
        state = None
        for time, new in changes:
            if time <= tick:
                state = new
        if state is not None:
            totals[state] = totals.get(state, 0) + 1
    order = list(dict.fromkeys(state for _, state in changes))
    return {state: totals[state] for state in sorted(totals, key=order.index)}
