from math import prod


def split_into_units(amount, sizes):
    if min(sizes, default=1) <= 0:
        return None
    sign = -1 if amount < 0 else 1
    rest = abs(amount)
    result = []
    for kept in range(len(sizes), -1, -1):
        worth = prod(sizes[:kept])
        result.append(sign * (rest // worth))
        rest -= rest // worth * worth
    return result
