"""Cut an address range, its start non-negative, into the fewest blocks whose sizes are powers of two and whose addresses are multiples of their size, in order as address and size. An empty or negative length gives none."""


def split_aligned_blocks(start, length):
    if length <= 0:
        return []
    largest = 1 << (length.bit_length() - 1)
    alignment = start & -start
    size = min(alignment, largest) if start else largest
    return [(start, size), *split_aligned_blocks(start + size, length - size)]


assert split_aligned_blocks(0, 1) == [(0, 1)]
assert split_aligned_blocks(0, 8) == [(0, 8)]
assert split_aligned_blocks(0, 7) == [(0, 4), (4, 2), (6, 1)]
assert split_aligned_blocks(3, 6) == [(3, 1), (4, 4), (8, 1)]
assert split_aligned_blocks(8, 4) == [(8, 4)]
assert split_aligned_blocks(6, 10) == [(6, 2), (8, 8)]
assert split_aligned_blocks(12, 16) == [(12, 4), (16, 8), (24, 4)]
assert split_aligned_blocks(5, 0) == []
assert split_aligned_blocks(5, -2) == []
