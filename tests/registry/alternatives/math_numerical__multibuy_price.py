from itertools import product


def multibuy_price(offers, wanted):
    packs = [(size, price) for size, price in offers if size > 0]
    choices = product(*(range(-(-wanted // size) + 1) for size, _ in packs))
    costs = [
        sum(count * price for count, (_, price) in zip(counts, packs, strict=True))
        for counts in choices
        if sum(count * size for count, (size, _) in zip(counts, packs, strict=True)) >= wanted
    ]
    return min(costs, default=None)
