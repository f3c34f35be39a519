"""Lowest price for a number of pieces from offers of pack size and pack price; packs may be combined and more bought than asked when cheaper. Offers without pieces are ignored; nothing wanted costs 0, no offer gives None."""


def multibuy_price(offers, wanted):
    usable = [(size, price) for size, price in offers if size > 0]
    prices = [0]
    for pieces in range(1, wanted + 1):
        totals = [price + prices[max(pieces - size, 0)] for size, price in usable]
        prices.append(min(totals, default=None))
    return prices[-1]


assert multibuy_price([(1, 3), (5, 12)], 7) == 18
assert multibuy_price([(5, 12), (1, 3)], 9) == 24
assert multibuy_price([(1, 3), (5, 12)], 8) == 21
assert multibuy_price([(1, 3), (5, 11)], 4) == 11
assert multibuy_price([(2, 5)], 3) == 10
assert multibuy_price([(4, 7), (3, 6)], 6) == 12
assert multibuy_price([(4, 7), (3, 6)], 7) == 13
assert multibuy_price([(0, 1), (-1, 0), (2, 9)], 2) == 9
assert multibuy_price([(1, 4), (1, 2)], 2) == 4
assert multibuy_price([(6, 4)], 0) == 0
assert multibuy_price([(6, 4)], 1) == 4
assert multibuy_price([], 2) is None
