"""Gini index of incomes as a percentage rounded down: 0 when all are equal, near 100 when one has everything. A negative income gives None; no incomes, or nothing but zeros, give 0."""


def weighted_rank_sum(values):
    return sum(rank * value for rank, value in enumerate(sorted(values), 1))


def inequality_index(incomes):
    if any(income < 0 for income in incomes):
        return None
    count, total = len(incomes), sum(incomes)
    if total == 0:
        return 0
    spread = 2 * weighted_rank_sum(incomes) - (count + 1) * total
    return 100 * spread // (count * total)


assert inequality_index([5, 5, 5]) == 0
assert inequality_index([0, 0, 0, 12]) == 75
assert inequality_index([12, 0, 0, 0]) == 75
assert inequality_index([0, 1, 0]) == 66
assert inequality_index([3, 1]) == 25
assert inequality_index([1, 2, 3]) == 22
assert inequality_index([0, 1]) == 50
assert inequality_index([4]) == 0
assert inequality_index([0, 0]) == 0
assert inequality_index([]) == 0
assert inequality_index([3, -1]) is None
assert inequality_index([-1, 1]) is None
