"""Lowest degree of a polynomial through equally spaced values, found by repeated differences, with the constant last difference. Only a level of two or more equal values counts, else None; all zeros have degree -1."""

from itertools import pairwise


def differences(values):
    return [later - earlier for earlier, later in pairwise(values)]


def sequence_degree(values):
    if len(values) < 2:
        return None
    if not any(values):
        return -1, 0
    degree = 0
    level = values
    while len(level) >= 2:
        low, high = min(level), max(level)
        if low == high:
            return degree, low
        level = differences(level)
        degree += 1
    return None


assert sequence_degree([4, 4, 4]) == (0, 4)
assert sequence_degree([4, 4]) == (0, 4)
assert sequence_degree([4, 5]) is None
assert sequence_degree([5, 3, 1]) == (1, -2)
assert sequence_degree([1, 4, 9]) is None
assert sequence_degree([1, 4, 9, 16]) == (2, 2)
assert sequence_degree([0, 1, 8, 27, 64]) == (3, 6)
assert sequence_degree([0, 1, 8, 27]) is None
assert sequence_degree([0, 0]) == (-1, 0)
assert sequence_degree([0]) is None
assert sequence_degree([7]) is None
assert sequence_degree([]) is None
