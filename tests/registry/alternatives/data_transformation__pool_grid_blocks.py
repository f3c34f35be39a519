from collections import defaultdict


def pool_grid_blocks(grid, size):
    if size <= 0:
        return []
    sums = defaultdict(list)
    for y, row in enumerate(grid):
        for x, cell in enumerate(row):
            sums[y // size, x // size].append(cell)
    height = max((y for y, _ in sums), default=-1) + 1
    width = max((x for _, x in sums), default=-1) + 1
    blocks = [[[c for c in sums[y, x] if c is not None] for x in range(width)] for y in range(height)]
    return [[sum(cells) / len(cells) if cells else None for cells in line] for line in blocks]
