"""Bit mask at a position, counted from 0, in the ascending list of all numbers that have exactly so many bits set. A negative position or bit count gives None; zero bits know position 0 only."""

from itertools import count
from math import comb


def highest_position(rank, size):
    return next(place for place in count(size) if comb(place, size) > rank) - 1


def mask_at_rank(rank, ones):
    if rank < 0 or ones < 0:
        return None
    if ones == 0 and rank > 0:
        return None
    mask = 0
    for size in range(ones, 0, -1):
        place = highest_position(rank, size)
        mask += 1 << place
        rank -= comb(place, size)
    return mask


assert [mask_at_rank(rank, 2) for rank in range(7)] == [3, 5, 6, 9, 10, 12, 17]
assert [mask_at_rank(rank, 1) for rank in range(5)] == [1, 2, 4, 8, 16]
assert mask_at_rank(9, 3) == 0b11100
assert mask_at_rank(10, 3) == 0b100011
assert mask_at_rank(3, 3) == 0b01110
assert mask_at_rank(0, 4) == 0b1111
assert mask_at_rank(-1, 2) is None
assert mask_at_rank(0, -1) is None
assert [mask_at_rank(rank, 0) for rank in (0, 1)] == [0, None]
assert mask_at_rank(14, 4) == 0b111100
