"""Shortest contiguous stretch of a list with all required items, repeats included, and no forbidden one, as start and exclusive end, the earliest on a tie. Requiring nothing gives 0 and 0; no such stretch gives None."""

from collections import Counter


def smallest_covering_window(items, required, forbidden):
    if not required:
        return 0, 0
    missing = Counter(required)
    lacking = len(required)
    best = None
    start = 0
    for end, item in enumerate(items, 1):
        if item in forbidden:
            missing = Counter(required)
            lacking = len(required)
            start = end
            continue
        if missing[item] > 0:
            lacking -= 1
        missing[item] -= 1
        while lacking == 0:
            if best is None or end - start < best[1] - best[0]:
                best = start, end
            dropped = items[start]
            missing[dropped] += 1
            if missing[dropped] > 0:
                lacking += 1
            start += 1
    return best


assert smallest_covering_window([1, 2, 3, 2, 1], [3, 1], []) == (0, 3)
assert smallest_covering_window([9, 1, 2, 1], [1, 2], [7]) == (1, 3)
assert smallest_covering_window([1, 9, 9, 2, 1], [1, 2], []) == (3, 5)
assert smallest_covering_window([2, 1, 2, 2], [2, 2], [0]) == (2, 4)
assert smallest_covering_window([3, 1, 2], [1, 2, 3], []) == (0, 3)
assert smallest_covering_window([1, 0, 2, 9, 1], [1, 2], [0]) == (2, 5)
assert smallest_covering_window([2, 0, 2, 1], [2, 1], [0]) == (2, 4)
assert smallest_covering_window([2, 1, 0, 1, 2, 2], [2, 2], [0, 5]) == (4, 6)
assert smallest_covering_window([1, 0, 2], [1, 2], [0]) is None
assert smallest_covering_window([1, 2], [1, 2], [2]) is None
assert smallest_covering_window([2, 1], [2, 2], []) is None
assert smallest_covering_window([], [1], []) is None
assert smallest_covering_window([1, 2], [], [1]) == (0, 0)
