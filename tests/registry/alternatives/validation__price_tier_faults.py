from itertools import pairwise
from math import inf


def price_tier_faults(tiers):
    found = {}
    rows = [(low, inf if high is None else high, price) for low, high, price in tiers]
    for row, ((_, end, price), (low, _, after)) in enumerate(pairwise(rows), 1):
        if price < after:
            found[row] = "dearer"
        if end != low:
            found[row] = "gap" if low > end else "overlap"
    found.update({row: "inverted" for row, (low, high, _) in enumerate(rows) if low >= high})
    return sorted(found.items())
