from itertools import product


def rank_over_prime(matrix, prime):
    if len(set(map(len, matrix))) > 1:
        return None
    # The row space has prime**rank members: count them.
    space = set()
    for factors in product(range(prime), repeat=len(matrix)):
        combined = tuple(
            sum(f * entry for f, entry in zip(factors, column, strict=True)) % prime
            for column in zip(*matrix, strict=True)
        )
        space.add(combined)
    rank = 0
    while prime**rank < len(space):
        rank += 1
    return rank
