"""Largest fall of a price series from a peak to a later low, with the positions of both; the earliest such low counts, and the earliest of equal peaks. None when prices never fall by at least a given amount."""


def worst_drawdown_span(prices, least):
    worst = 0
    span = None
    peak = 0
    for position, price in enumerate(prices):
        if price > prices[peak]:
            peak = position
        fall = prices[peak] - price
        if fall < least or fall <= worst:
            continue
        worst = fall
        span = peak, position
    return (worst, *span) if span else None


assert worst_drawdown_span([5, 9, 4, 6, 3], 1) == (6, 1, 4)
assert worst_drawdown_span([5, 9, 4, 11, 7], 1) == (5, 1, 2)
assert worst_drawdown_span([5, 9, 6, 11, 7], 1) == (4, 3, 4)
assert worst_drawdown_span([8, 8, 3], 1) == (5, 0, 2)
assert worst_drawdown_span([8, 3, 9, 4], 1) == (5, 0, 1)
assert worst_drawdown_span([8, 3, 3], 1) == (5, 0, 1)
assert worst_drawdown_span([7, 4], 3) == (3, 0, 1)
assert worst_drawdown_span([7, 4], 4) is None
assert worst_drawdown_span([2, 1], 1) == (1, 0, 1)
assert worst_drawdown_span([2, 2, 5], 0) is None
assert worst_drawdown_span([6], 0) is None
assert worst_drawdown_span([], 1) is None
