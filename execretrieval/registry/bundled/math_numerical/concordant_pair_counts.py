"""For two equally long lists of ratings, count the pairs of positions that both lists order the same way, that they order oppositely, and that are tied in either list. Lists of different length give None."""

from itertools import combinations


def direction(first, second):
    return (first > second) - (first < second)


def concordant_pair_counts(left, right):
    if len(left) != len(right):
        return None
    same = opposite = tied = 0
    for i, j in combinations(range(len(left)), 2):
        product = direction(left[i], left[j]) * direction(right[i], right[j])
        if product > 0:
            same += 1
        elif product < 0:
            opposite += 1
        else:
            tied += 1
    return same, opposite, tied


assert concordant_pair_counts([1, 2, 3], [1, 2, 3]) == (3, 0, 0)
assert concordant_pair_counts([1, 2, 3], [9, 5, 1]) == (0, 3, 0)
assert concordant_pair_counts([1, 2, 3], [1, 3, 2]) == (2, 1, 0)
assert concordant_pair_counts([3, 1, 2, 2], [4, 4, 1, 9]) == (2, 2, 2)
assert concordant_pair_counts([5, 5], [1, 2]) == (0, 0, 1)
assert concordant_pair_counts([1, 2], [5, 5]) == (0, 0, 1)
assert concordant_pair_counts([7, 7], [7, 7]) == (0, 0, 1)
assert concordant_pair_counts([2], [3]) == (0, 0, 0)
assert concordant_pair_counts([], []) == (0, 0, 0)
assert concordant_pair_counts([1, 2], [1]) is None
assert concordant_pair_counts([1], [1, 2]) is None
