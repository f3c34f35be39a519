"""Positions of the lowest and highest value in each block of a given number of samples, in order, for drawing long curves. Equal values count by their first, None is skipped, and a block size below one gives nothing."""


def extremes_per_block(samples, size):
    if size < 1:
        return []
    blocks = {}
    for i, sample in enumerate(samples):
        if sample is None:
            continue
        blocks.setdefault(i // size, []).append(i)
    kept = []
    for block in blocks.values():
        low = min(block, key=lambda i: samples[i])
        high = max(block, key=lambda i: samples[i])
        kept.extend([low] if low == high else sorted([low, high]))
    return kept


assert extremes_per_block([3, 1, 2, 9, 9, 4], 3) == [0, 1, 3, 5]
assert extremes_per_block([5, 5, 5], 3) == [0]
assert extremes_per_block([1, 2, 3, 4, 5], 2) == [0, 1, 2, 3, 4]
assert extremes_per_block([6, 7, 0, 8, 6, 7, 5, 5], 4) == [2, 3, 5, 6]
assert extremes_per_block([None, 7, None, None], 2) == [1]
assert extremes_per_block([None, 2, 8, 0], 4) == [2, 3]
assert extremes_per_block([4, 6], 1) == [0, 1]
assert extremes_per_block([1, 2, 3, 0], 10) == [2, 3]
assert extremes_per_block([1, 2], 0) == []
assert extremes_per_block([1, 2], -1) == []
assert extremes_per_block([], 3) == []
