def dimmer_levels(presses, long_from, top):
    trace = []
    for count in range(1, len(presses) + 1):
        seen = presses[:count]
        longs = [i for i, duration in enumerate(seen) if duration >= long_from]
        level = top
        for turn, i in enumerate(longs):
            for _ in range(seen[i] - long_from + 1):
                level += (1 if level < top else 0) if turn % 2 else (-1 if level > 1 else 0)
        shorts_since = count - 1 - longs[-1] if longs else count + 1
        trace.append(level if shorts_since % 2 == 0 else 0)
    return trace
