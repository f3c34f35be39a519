"""Spread amounts evenly over time spans and total them in buckets of a width aligned to zero, as sorted start and exact total. A span without length, or that ends before its start, counts wholly at its start."""

from fractions import Fraction


def prorate_spans(spans, width):
    totals = {}
    for start, end, amount in spans:
        first = start - start % width
        if end <= start:
            totals[first] = totals.get(first, 0) + amount
            continue
        rate = Fraction(amount, end - start)
        for bucket in range(first, end, width):
            shared = min(end, bucket + width) - max(start, bucket)
            totals[bucket] = totals.get(bucket, 0) + rate * shared
    return sorted(totals.items())


assert prorate_spans([(5, 15, 20)], 10) == [(0, 10), (10, 10)]
assert prorate_spans([(0, 10, 7)], 10) == [(0, 7)]
assert prorate_spans([(8, 32, 24)], 10) == [(0, 2), (10, 10), (20, 10), (30, 2)]
assert prorate_spans([(3, 3, 5)], 10) == [(0, 5)]
assert prorate_spans([(20, 4, 6), (25, 25, 1)], 10) == [(20, 7)]
assert prorate_spans([(15, 25, 6), (10, 20, 4)], 10) == [(10, 7), (20, 3)]
assert prorate_spans([(-5, 5, 10)], 10) == [(-10, 5), (0, 5)]
assert prorate_spans([(1, 5, 2)], 2) == [(0, 0.5), (2, 1), (4, 0.5)]
assert prorate_spans([(7, 8, -3)], 4) == [(4, -3)]
assert prorate_spans([], 10) == []
