"""Number of ways to write a total as a sum of at most so many positive parts, order ignored, any two at least a gap apart. Zero has one way, the empty sum; a negative gap or count gives None."""

from functools import cache


@cache
def ways_from(total, least, parts, gap):
    if total == 0:
        return 1
    if parts == 0:
        return 0
    return sum(ways_from(total - part, part + gap, parts - 1, gap) for part in range(least, total + 1))


def spaced_partitions(total, parts, gap):
    if gap < 0 or parts < 0:
        return None
    return ways_from(total, 1, parts, gap)


assert spaced_partitions(5, 5, 0) == 7
assert spaced_partitions(5, 2, 0) == 3
assert spaced_partitions(6, 6, 1) == 4
assert spaced_partitions(6, 2, 1) == 3
assert spaced_partitions(9, 9, 2) == 5
assert spaced_partitions(9, 9, 3) == 4
assert spaced_partitions(4, 1, 0) == 1
assert spaced_partitions(1, 3, 2) == 1
assert spaced_partitions(0, 0, 1) == 1
assert spaced_partitions(2, 0, 1) == 0
assert spaced_partitions(4, 2, -1) is None
assert spaced_partitions(4, -1, 1) is None
