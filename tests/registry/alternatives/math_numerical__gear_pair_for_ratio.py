from itertools import product


def gear_pair_for_ratio(teeth, top, bottom):
    usable = {count for count in teeth if count > 0}
    pairs = sorted((a, b) for a, b in product(usable, usable) if a != b)
    if not pairs:
        return None
    best = pairs[0]
    for a, b in pairs[1:]:
        # Cross-multiplied errors keep everything in integers.
        if abs(b * bottom - a * top) * best[0] < abs(best[1] * bottom - best[0] * top) * a:
            best = a, b
    return best
