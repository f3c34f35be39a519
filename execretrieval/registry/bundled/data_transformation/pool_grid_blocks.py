"""Shrink a rectangular grid to the means of square blocks, those cut off at the right and bottom edge using the cells they have. None cells are ignored; blocks without values give None, sizes below one an empty list."""


def mean_of_known(cells):
    known = [cell for cell in cells if cell is not None]
    return sum(known) / len(known) if known else None


def pool_grid_blocks(grid, size):
    if size < 1:
        return []
    pooled = []
    for top in range(0, len(grid), size):
        band = grid[top : top + size]
        pooled.append(
            [
                mean_of_known([cell for row in band for cell in row[left : left + size]])
                for left in range(0, len(grid[0]), size)
            ]
        )
    return pooled


assert pool_grid_blocks([[1, 3], [5, 7]], 2) == [[4.0]]
assert pool_grid_blocks([[1, 3, 8], [5, 7, 2], [4, 0, 6]], 2) == [[4.0, 5.0], [2.0, 6.0]]
assert pool_grid_blocks([[1, 2, 3, 4, 5]], 2) == [[1.5, 3.5, 5.0]]
assert pool_grid_blocks([[1], [2], [6]], 2) == [[1.5], [6.0]]
assert pool_grid_blocks([[1, 2], [3, 4]], 1) == [[1.0, 2.0], [3.0, 4.0]]
assert pool_grid_blocks([[None, 3], [None, 6]], 2) == [[4.5]]
assert pool_grid_blocks([[None, 3], [None, 0]], 1) == [[None, 3.0], [None, 0.0]]
assert pool_grid_blocks([[2, 4], [6, 0]], 5) == [[3.0]]
assert pool_grid_blocks([[1, 2]], 0) == []
assert pool_grid_blocks([], 2) == []
