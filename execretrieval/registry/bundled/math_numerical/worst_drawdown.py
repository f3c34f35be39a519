"""Largest fall of a price series from a peak to a later low, in per cent of the peak rounded down, with both positions, earliest on ties. Falls below one per cent, or prices not above zero, give None."""


def fall_percent(peak, price):
    return (peak - price) * 100 // peak


def worst_drawdown(prices):
    if any(price <= 0 for price in prices):
        return None
    worst = None
    peak = 0
    for place, price in enumerate(prices):
        if price > prices[peak]:
            peak = place
        fall = fall_percent(prices[peak], price)
        if fall > 0 and (worst is None or fall > worst[0]):
            worst = fall, peak, place
    return worst


assert worst_drawdown([100, 120, 90, 130, 117]) == (25, 1, 2)
assert worst_drawdown([100, 80, 120, 60, 90]) == (50, 2, 3)
assert worst_drawdown([100, 50, 200, 100]) == (50, 0, 1)
assert worst_drawdown([10, 10, 8]) == (20, 0, 2)
assert worst_drawdown([1, 3, 1]) == (66, 1, 2)
assert worst_drawdown([4, 1, 1]) == (75, 0, 1)
assert worst_drawdown([100, 99]) == (1, 0, 1)
assert worst_drawdown([1000, 991, 1000]) is None
assert worst_drawdown([1, 2, 2, 5]) is None
assert worst_drawdown([5, 0]) is None
assert worst_drawdown([5, 3, -1]) is None
assert worst_drawdown([]) is None
