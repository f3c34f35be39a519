from itertools import combinations


def worst_drawdown(prices):
    if min(prices, default=1) <= 0:
        return None
    found = []
    for (i, high), (j, low) in combinations(enumerate(prices), 2):
        if high == max(prices[: j + 1]) and high not in prices[:i] and high - low >= high / 100:
            found.append((-(100 * (high - low) // high), j, i))
    if not found:
        return None
    fall, low_at, peak_at = min(found)
    return -fall, peak_at, low_at
