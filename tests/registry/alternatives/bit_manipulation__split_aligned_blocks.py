def split_aligned_blocks(start, length):
    blocks = []
    end = start + length
    while start < end:
        size = max(2**k for k in range(64) if start % 2**k == 0 and start + 2**k <= end)
        blocks.append((start, size))
        start += size
    return blocks
