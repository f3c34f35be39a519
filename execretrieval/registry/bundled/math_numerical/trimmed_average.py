"""Mean of the numbers that remain after leaving out a percentage of them, rounded down to whole numbers, at the low end and as many at the high end. Nothing left, or a percentage below zero, gives None."""


def trimmed_average(numbers, percent):
    if percent < 0:
        return None
    cut = len(numbers) * percent // 100
    kept = sorted(numbers)[cut : len(numbers) - cut]
    if not kept:
        return None
    return sum(kept) / len(kept)


assert trimmed_average([1, 2, 3, 4, 100], 20) == 3.0
assert trimmed_average([100, 4, 1, 3, 2], 20) == 3.0
assert trimmed_average([1, 2, 3, 4, 100], 19) == 22.0
assert trimmed_average([9, 5, 7, 0], 25) == 6.0
assert trimmed_average([9, 5, 7, 1], 0) == 5.5
assert trimmed_average([2, 4, 9], 40) == 4.0
assert trimmed_average([8], 99) == 8.0
assert trimmed_average([1, 2], 50) is None
assert trimmed_average([1, 2, 3, 4], 75) is None
assert trimmed_average([], 10) is None
assert trimmed_average([1, 2, 3], -1) is None
