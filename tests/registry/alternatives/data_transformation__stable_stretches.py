def stable_stretches(readings, spread, fewest):
    stretches = []
    rest = list(readings)
    while rest:
        lengths = range(1, len(rest) + 1)
        length = max(n for n in lengths if n == 1 or max(rest[:n]) - min(rest[:n]) <= spread)
        if length >= fewest:
            stretches.append((len(readings) - len(rest), length))
        rest = rest[length:]
    return stretches
