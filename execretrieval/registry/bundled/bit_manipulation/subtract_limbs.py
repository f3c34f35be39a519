"""Difference of two big numbers stored as lists of limbs of some bits each, lowest first, where the shorter counts as padded with zeros. Zero limbs at the top are removed; a negative result gives None."""

from itertools import zip_longest


def without_top_zeros(limbs):
    kept = list(limbs)
    while kept and kept[-1] == 0:
        kept.pop()
    return kept


def subtract_limbs(first, second, bits):
    limbs = []
    borrow = 0
    for left, right in zip_longest(first, second, fillvalue=0):
        borrow, limb = divmod(left - right + borrow, 1 << bits)
        limbs.append(limb)
    if borrow < 0:
        return None
    return without_top_zeros(limbs)


assert subtract_limbs([5, 7], [3, 2], 4) == [2, 5]
assert subtract_limbs([3, 7], [5, 2], 4) == [14, 4]
assert subtract_limbs([0, 0, 1], [1], 8) == [255, 255]
assert subtract_limbs([9, 1], [9, 1], 4) == []
assert subtract_limbs([4, 1], [5, 0, 0], 3) == [7]
assert subtract_limbs([1, 5], [0, 5], 3) == [1]
assert subtract_limbs([3], [4], 3) is None
assert subtract_limbs([7], [0, 1], 3) is None
assert subtract_limbs([0, 0], [], 8) == []
assert subtract_limbs([], [], 8) == []
assert subtract_limbs([0, 6], [0, 0], 8) == [0, 6]
