def throttled_call_times(times, limit, window):
    accepted, refused = [], []
    for now in times:
        blocking = sum(1 for earlier in accepted if earlier > now - window)
        (refused if window > 0 and blocking >= limit else accepted).append(now)
    return refused
