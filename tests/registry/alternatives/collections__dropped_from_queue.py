def dropped_from_queue(jobs, size):
    if size <= -1:
        raise ValueError("no such size")
    kept, dropped = [], []
    for arrival, (name, priority) in enumerate(jobs):
        # Best first: high priority, then early arrival; only the overhang is dropped.
        ranked = sorted([*kept, (-priority, arrival, name)])
        kept, overhang = ranked[:size], ranked[size:]
        dropped += [name for _, _, name in overhang]
    return dropped
