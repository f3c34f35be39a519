def join_latest_quote(times, quotes, tolerance):
    joined = []
    for time in times:
        best = None
        for stamp, price in quotes:
            if time - tolerance <= stamp <= time and (best is None or stamp >= best[0]):
                best = stamp, price
        joined.append((time, best[1] if best else None))
    return joined
