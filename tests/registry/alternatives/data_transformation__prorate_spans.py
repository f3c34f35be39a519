from collections import defaultdict
from fractions import Fraction


def prorate_spans(spans, width):
    """Give every unit of time its part."""
    totals = defaultdict(Fraction)
    for start, end, amount in spans:
        units = range(start, max(end, start + 1))
        for unit in units:
            totals[unit // width * width] += Fraction(amount) / len(units)
    return sorted(totals.items())
