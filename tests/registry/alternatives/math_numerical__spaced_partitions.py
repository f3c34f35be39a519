from itertools import combinations_with_replacement, pairwise


def spaced_partitions(total, parts, gap):
    if parts < 0 or gap < 0:
        return None
    return sum(
        sum(chosen) == total and all(b - a >= gap for a, b in pairwise(chosen))
        for size in range(parts + 1)
        for chosen in combinations_with_replacement(range(1, total + 1), size)
    )
