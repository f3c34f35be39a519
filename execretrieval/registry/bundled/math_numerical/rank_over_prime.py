"""Rank of a matrix of integers over the field of remainders modulo a prime, by elimination. A matrix without rows or columns has rank 0; rows of different length give None."""


def rank_over_prime(matrix, prime):
    if not matrix:
        return 0
    first, *others = matrix
    if any(len(row) != len(first) for row in others):
        return None
    rows = [[entry % prime for entry in row] for row in matrix]
    rank = 0
    for column in range(len(first)):
        pivot = next((row for row in rows if row[column] > 0), None)
        if pivot is None:
            continue
        rows.remove(pivot)
        rows = [
            [
                (entry * pivot[column] - row[column] * top) % prime
                for entry, top in zip(row, pivot, strict=True)
            ]
            for row in rows
        ]
        rank += 1
    return rank


assert rank_over_prime([[1, 2], [3, 4]], 5) == 2
assert rank_over_prime([[2, 3], [4, 1]], 5) == 1
assert rank_over_prime([[1, 2], [3, 4]], 2) == 1
assert rank_over_prime([[0, 0, 3], [0, 2, 1], [1, 1, 1]], 7) == 3
assert rank_over_prime([[0, 1, 1], [0, 1, 1], [0, 2, 1]], 3) == 2
assert rank_over_prime([[1, 1, 0], [0, 1, 1], [1, 0, 1]], 2) == 2
assert rank_over_prime([[1, 1, 0], [0, 1, 1], [1, 0, 1]], 3) == 3
assert rank_over_prime([[3], [2], [6]], 3) == 1
assert rank_over_prime([[2, 3, 4], [4, 6, 9], [1, 5, 0], [0, 0, 1]], 11) == 3
assert rank_over_prime([[]], 5) == 0
assert rank_over_prime([], 5) == 0
assert rank_over_prime([[1, 2], [3]], 5) is None
