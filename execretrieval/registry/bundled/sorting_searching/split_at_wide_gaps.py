"""Cluster numbers into at most a given number of ascending groups by cutting at the widest gaps, of equal gaps the lower one first. Equal numbers stay together; no numbers or fewer than one group give an empty list."""

from itertools import pairwise


def split_at_wide_gaps(numbers, groups):
    if groups < 1 or not numbers:
        return []
    ordered = sorted(numbers)
    gaps = []
    for index, (left, right) in enumerate(pairwise(ordered), 1):
        if left == right:
            continue
        gaps.append((left - right, index))
    cuts = sorted(index for _, index in sorted(gaps)[: groups - 1])
    edges = [0, *cuts, None]
    return [ordered[start:end] for start, end in pairwise(edges)]


assert split_at_wide_gaps([1, 2, 9, 10], 2) == [[1, 2], [9, 10]]
assert split_at_wide_gaps([10, 1, 9, 2], 2) == [[1, 2], [9, 10]]
assert split_at_wide_gaps([1, 4, 5, 9], 3) == [[1], [4, 5], [9]]
assert split_at_wide_gaps([1, 4, 5, 9], 2) == [[1, 4, 5], [9]]
assert split_at_wide_gaps([0, 5, 10], 2) == [[0], [5, 10]]
assert split_at_wide_gaps([3, 3, 4], 5) == [[3, 3], [4]]
assert split_at_wide_gaps([7, 7], 2) == [[7, 7]]
assert split_at_wide_gaps([1, 8], 1) == [[1, 8]]
assert split_at_wide_gaps([6], 3) == [[6]]
assert split_at_wide_gaps([1, 8, 9], 0) == []
assert split_at_wide_gaps([], 1) == []
