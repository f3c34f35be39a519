"""Price in force at a moment, from ascending pairs of time and price: the last entry not later than it, of equal times the later entry. None when there is none yet or it is older than the allowed age."""

from bisect import bisect_right


def price_as_of(quotes, moment, max_age):
    count = bisect_right(quotes, moment, key=lambda quote: quote[0])
    if count == 0:
        return None
    quoted_at, price = quotes[count - 1]
    if moment - quoted_at > max_age:
        return None
    return price


assert price_as_of([(10, 7), (20, 8), (30, 9)], 20, 5) == 8
assert price_as_of([(10, 7), (20, 8), (30, 9)], 19, 9) == 7
assert price_as_of([(10, 7), (20, 8), (30, 9)], 19, 8) is None
assert price_as_of([(10, 7), (20, 8), (30, 9)], 10, 0) == 7
assert price_as_of([(10, 7), (20, 8), (30, 9)], 11, 0) is None
assert price_as_of([(10, 7), (20, 8), (30, 9)], 9, 99) is None
assert price_as_of([(10, 7), (20, 8), (30, 9)], 35, 5) == 9
assert price_as_of([(10, 7), (20, 8), (30, 9)], 36, 5) is None
assert price_as_of([(10, 7), (10, 5), (20, 8)], 15, 10) == 5
assert price_as_of([(3, 0)], 3, 1) == 0
assert price_as_of([], 5, 10) is None
