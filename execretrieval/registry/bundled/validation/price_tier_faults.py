"""Check quantity tiers of first quantity, exclusive end and unit price: row numbers from 0 with inverted (or empty), gap, overlap or dearer than the row before. Only the last end may be None; the first reason counts."""


def join_fault(end, price, low, next_price):
    if end is None or low < end:
        return "overlap"
    if low > end:
        return "gap"
    return "dearer" if next_price > price else None


def price_tier_faults(tiers):
    faults = []
    for index, (low, high, price) in enumerate(tiers):
        if high is not None and high <= low:
            faults.append((index, "inverted"))
            continue
        if index == 0:
            continue
        fault = join_fault(tiers[index - 1][1], tiers[index - 1][2], low, price)
        if fault is not None:
            faults.append((index, fault))
    return faults


assert price_tier_faults([(1, 10, 5), (10, 50, 4), (50, None, 4)]) == []
assert price_tier_faults([(1, 10, 5), (11, None, 4)]) == [(1, "gap")]
assert price_tier_faults([(1, 10, 5), (9, None, 4)]) == [(1, "overlap")]
assert price_tier_faults([(1, 10, 5), (10, None, 6)]) == [(1, "dearer")]
assert price_tier_faults([(1, None, 5), (10, 20, 4)]) == [(1, "overlap")]
assert price_tier_faults([(5, 5, 1)]) == [(0, "inverted")]
assert price_tier_faults([(5, 6, 1)]) == []
assert price_tier_faults([(9, 3, 5), (3, 4, 5)]) == [(0, "inverted")]
assert price_tier_faults([(1, 3, 5), (4, 2, 9), (2, 6, 9)]) == [(1, "inverted")]
assert price_tier_faults([(1, 3, 5), (5, 6, 4), (6, 8, 7)]) == [(1, "gap"), (2, "dearer")]
assert price_tier_faults([(7, None, 2)]) == []
assert price_tier_faults([]) == []
