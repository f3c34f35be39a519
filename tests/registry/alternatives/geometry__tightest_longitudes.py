def tightest_longitudes(longitudes):
    if not longitudes:
        return None
    best = None
    for start in sorted({longitude % 360 for longitude in longitudes}):
        width = max((longitude - start) % 360 for longitude in longitudes)
        if best is None or width < best[1]:
            best = start, width
    return best
