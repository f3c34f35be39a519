"""Position, counted from 0, of a sequence among all distinct orderings of its own items in ascending order, equal items being interchangeable. Empty and one-item sequences have position 0."""

from collections import Counter
from math import factorial


def arrangements(counts):
    total = factorial(sum(counts.values()))
    for count in counts.values():
        total //= factorial(count)
    return total


def rank_of_arrangement(items):
    left = Counter(items)
    rank = 0
    for item in items:
        for other in left:
            if left[other] == 0 or other >= item:
                continue
            left[other] -= 1
            rank += arrangements(left)
            left[other] += 1
        left[item] -= 1
    return rank


assert rank_of_arrangement("abc") == 0
assert rank_of_arrangement("cba") == 5
assert rank_of_arrangement("bac") == 2
assert rank_of_arrangement("aab") == 0
assert rank_of_arrangement("baa") == 2
assert rank_of_arrangement("bbaa") == 5
assert rank_of_arrangement("baab") == 3
assert rank_of_arrangement("bcaa") == 8
assert rank_of_arrangement([3, 1, 2, 1]) == 10
assert rank_of_arrangement([10, 9]) == 1
assert rank_of_arrangement("z") == 0
assert rank_of_arrangement("") == 0
