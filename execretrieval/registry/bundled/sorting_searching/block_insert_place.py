"""Where a new key goes in an index of ascending, non-empty key blocks, the lower of two it lies between: block number, offset, and whether that block is full. A present key gives None; no blocks give the first place."""

from bisect import bisect_left, bisect_right


def block_insert_place(blocks, key, capacity):
    if not blocks:
        return 0, 0, False
    firsts = [block[0] for block in blocks]
    number = max(bisect_right(firsts, key) - 1, 0)
    block = blocks[number]
    offset = bisect_left(block, key)
    if offset < len(block) and block[offset] == key:
        return None
    return number, offset, len(block) >= capacity


assert block_insert_place([[2, 5], [8, 9, 11]], 3, 3) == (0, 1, False)
assert block_insert_place([[2, 5], [8, 9, 11]], 7, 3) == (0, 2, False)
assert block_insert_place([[2, 5], [8, 9, 11]], 10, 3) == (1, 2, True)
assert block_insert_place([[2, 5], [8, 9, 11]], 10, 4) == (1, 2, False)
assert block_insert_place([[2, 5], [8, 9, 11]], 7, 2) == (0, 2, True)
assert block_insert_place([[2, 5], [8, 9, 11]], 1, 3) == (0, 0, False)
assert block_insert_place([[2, 5], [8, 9, 11]], 12, 3) == (1, 3, True)
assert block_insert_place([[2, 5], [8, 9, 11]], 8, 3) is None
assert block_insert_place([[2, 5], [8, 9, 11]], 5, 3) is None
assert block_insert_place([[2, 5], [7, 8, 11]], 9, 9) == (1, 2, False)
assert block_insert_place([[4]], 3, 2) == (0, 0, False)
assert block_insert_place([], 3, 2) == (0, 0, False)
