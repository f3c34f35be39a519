"""Column and row of the tile below a cursor on an isometric map of diamonds of given size, whose top corner lies at an origin, columns running down right and rows down left. Off the map it is None."""


def tile_under_cursor(cursor, origin, tile, board):
    width, height = tile
    across = (cursor[0] - origin[0]) * height
    down = (cursor[1] - origin[1]) * width
    column = (down + across) // (width * height)
    row = (down - across) // (width * height)
    if not (0 <= column < board[0] and 0 <= row < board[1]):
        return None
    return column, row


assert tile_under_cursor((0, 0), (0, 0), (4, 2), (3, 2)) == (0, 0)
assert tile_under_cursor((2, 1), (0, 0), (4, 2), (3, 2)) == (1, 0)
assert tile_under_cursor((-2, 1), (0, 0), (4, 2), (3, 2)) == (0, 1)
assert tile_under_cursor((1, 2), (0, 0), (4, 2), (3, 2)) == (1, 0)
assert tile_under_cursor((0, 2), (0, 0), (4, 2), (3, 2)) == (1, 1)
assert tile_under_cursor((12, 23), (8, 20), (4, 2), (3, 2)) == (2, 0)
assert tile_under_cursor((6, 3), (0, 0), (4, 2), (3, 2)) is None
assert tile_under_cursor((-4, 2), (0, 0), (4, 2), (3, 2)) is None
assert tile_under_cursor((-3, 1), (0, 0), (4, 2), (3, 2)) is None
assert tile_under_cursor((3, 1), (0, 0), (4, 2), (3, 2)) is None
assert tile_under_cursor((5, 9), (1, 1), (6, 4), (9, 9)) == (2, 1)
