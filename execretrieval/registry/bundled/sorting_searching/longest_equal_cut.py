"""Greatest whole length at which stock bars yield a number of equal pieces when every cut between two pieces wastes the width of the saw. Zero when even length one is too much; no pieces wanted gives None."""

from itertools import count, takewhile


def pieces_from(bars, length, saw):
    # The last piece of a bar needs no cut after it.
    return sum((bar + saw) // (length + saw) for bar in bars)


def longest_equal_cut(bars, wanted, saw):
    if wanted < 1:
        return None
    feasible = takewhile(lambda length: pieces_from(bars, length, saw) >= wanted, count(1))
    return max(feasible, default=0)


assert longest_equal_cut([10], 2, 0) == 5
assert longest_equal_cut([10], 2, 1) == 4
assert longest_equal_cut([11], 2, 1) == 5
assert longest_equal_cut([10, 7], 3, 0) == 5
assert longest_equal_cut([10, 7], 4, 1) == 3
assert longest_equal_cut([10, 7, 2], 1, 3) == 10
assert longest_equal_cut([3, 3], 3, 0) == 1
assert longest_equal_cut([3, 3], 5, 1) == 0
assert longest_equal_cut([1], 1, 2) == 1
assert longest_equal_cut([], 1, 0) == 0
assert longest_equal_cut([5], 0, 0) is None
assert longest_equal_cut([5], -2, 0) is None
