"""Competition ranks in input order, highest score first: scores at most the tolerance below the best of their group share its rank, and the next group skips the shared places. A negative tolerance gives an empty list."""


def rank_with_tolerance(scores, tolerance):
    if tolerance < 0:
        return []
    order = sorted(range(len(scores)), key=lambda i: scores[i], reverse=True)
    ranks = [None] * len(scores)
    leader = rank = None
    for place, i in enumerate(order, 1):
        if leader is None or leader - scores[i] > tolerance:
            leader, rank = scores[i], place
        ranks[i] = rank
    return ranks


assert rank_with_tolerance([90, 80, 70], 0) == [1, 2, 3]
assert rank_with_tolerance([70, 90, 80], 0) == [3, 1, 2]
assert rank_with_tolerance([80, 90, 90, 70], 0) == [3, 1, 1, 4]
assert rank_with_tolerance([100, 98], 2) == [1, 1]
assert rank_with_tolerance([100, 97], 2) == [1, 2]
assert rank_with_tolerance([100, 98, 96, 95], 2) == [1, 1, 3, 3]
assert rank_with_tolerance([7, 10, 8, 9], 1) == [3, 1, 3, 1]
assert rank_with_tolerance([0, -3, -1], 1) == [1, 3, 1]
assert rank_with_tolerance([5], 0) == [1]
assert rank_with_tolerance([], 1) == []
assert rank_with_tolerance([5, 5], -1) == []
