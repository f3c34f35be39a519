from itertools import product


def fewest_coins_in_till(till, amount):
    kinds = [(value, count) for value, count in till if value > 0]
    ways = [
        sum(counts)
        for counts in product(*(range(count + 1) for _, count in kinds))
        if sum(count * value for count, (value, _) in zip(counts, kinds, strict=True)) == amount
    ]
    return min(ways, default=None)
