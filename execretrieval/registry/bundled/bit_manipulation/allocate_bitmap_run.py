"""Reserve the first run of free blocks that starts at a multiple of the alignment in a bitmap where 1 means used. Return its first block and the new bitmap; a count below one or no room gives None."""


def allocate_bitmap_run(used, blocks, count, alignment):
    if count < 1:
        return None
    run = (1 << count) - 1
    for first in range(0, blocks - count + 1, alignment):
        claimed = run << first
        if used & claimed:
            continue
        return first, used + claimed
    return None


assert allocate_bitmap_run(0, 8, 3, 1) == (0, 0b111)
assert allocate_bitmap_run(0b10011, 8, 2, 1) == (2, 0b11111)
assert allocate_bitmap_run(0b10011, 8, 3, 1) == (5, 0b11110011)
assert allocate_bitmap_run(0b10011, 8, 4, 1) is None
assert allocate_bitmap_run(0b10011, 9, 4, 1) == (5, 0b111110011)
assert allocate_bitmap_run(0b1, 8, 2, 2) == (2, 0b1101)
assert allocate_bitmap_run(0b1, 8, 2, 4) == (4, 0b110001)
assert allocate_bitmap_run(0, 4, 4, 4) == (0, 15)
assert allocate_bitmap_run(0, 4, 5, 1) is None
assert allocate_bitmap_run(0b101, 3, 1, 1) == (1, 7)
assert allocate_bitmap_run(0b11, 4, 0, 1) is None
assert allocate_bitmap_run(0, 0, 1, 1) is None
