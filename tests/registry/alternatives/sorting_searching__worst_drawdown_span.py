from itertools import combinations


def worst_drawdown_span(prices, least):
    falls = []
    for (i, high), (j, low) in combinations(enumerate(prices), 2):
        if high > low and high - low >= least:
            falls.append((low - high, j, i))
    if not falls:
        return None
    fall, low_at, high_at = min(falls)
    return -fall, high_at, low_at
