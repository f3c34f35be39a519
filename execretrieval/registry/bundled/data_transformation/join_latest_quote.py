"""Match each trade time with the most recent quote at or before it, not older than a tolerance, else None. Quotes are unsorted time and price pairs; of several at the same time the last listed wins."""

from bisect import bisect_right


def join_latest_quote(times, quotes, tolerance):
    ordered = sorted(quotes, key=lambda quote: quote[0])
    stamps = [stamp for stamp, _ in ordered]
    joined = []
    for time in times:
        place = bisect_right(stamps, time)
        if place == 0 or time - stamps[place - 1] > tolerance:
            joined.append((time, None))
            continue
        joined.append((time, ordered[place - 1][1]))
    return joined


assert join_latest_quote([10], [(8, 1.5), (12, 2.5)], 5) == [(10, 1.5)]
assert join_latest_quote([12], [(8, 1.5), (12, 2.5)], 5) == [(12, 2.5)]
assert join_latest_quote([10], [(7, 3), (5, 4)], 3) == [(10, 3)]
assert join_latest_quote([10], [(7, 3), (5, 4)], 2) == [(10, None)]
assert join_latest_quote([4], [(5, 9)], 10) == [(4, None)]
assert join_latest_quote([6], [(6, 2), (6, 1)], 0) == [(6, 1)]
assert join_latest_quote([6, 2, 20], [(6, 5), (1, 7), (3, 8)], 4) == [(6, 5), (2, 7), (20, None)]
assert join_latest_quote([10], [(6, 5), (1, 7), (3, 8)], 4) == [(10, 5)]
assert join_latest_quote([1, 2], [], 9) == [(1, None), (2, None)]
assert join_latest_quote([], [(1, 1)], 9) == []
