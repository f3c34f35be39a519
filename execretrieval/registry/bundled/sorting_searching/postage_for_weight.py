"""Price of a parcel by its weight from ascending bands of weight limit and price, the limit included; above the last band every started step of weight costs extra. Without bands, or for no weight at all, it is None."""

from bisect import bisect_left


def started_steps(amount, step):
    return -(-amount // step)


def postage_for_weight(bands, grams, step, step_price):
    if not bands or grams <= 0:
        return None
    number = bisect_left(bands, grams, key=lambda band: band[0])
    if number < len(bands):
        return bands[number][1]
    limit, price = bands[-1]
    return price + started_steps(grams - limit, step) * step_price


assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 20, 100, 30) == 85
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 21, 100, 30) == 100
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 1, 100, 30) == 85
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 500, 100, 30) == 160
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 501, 100, 30) == 190
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 600, 100, 30) == 190
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 601, 100, 30) == 220
assert postage_for_weight([(20, 85), (50, 100), (500, 160)], 730, 70, 25) == 260
assert postage_for_weight([(30, 40)], 33, 1, 5) == 55
assert postage_for_weight([(20, 85)], 0, 100, 30) is None
assert postage_for_weight([(20, 85)], -1, 100, 30) is None
assert postage_for_weight([], 5, 100, 30) is None
