def tile_under_cursor(cursor, origin, tile, board):
    """Search for the diamond: its two upper borders count, its two lower ones do not."""
    width, height = tile
    for column in range(board[0]):
        for row in range(board[1]):
            x = cursor[0] - origin[0] - (column - row) * width / 2
            y = cursor[1] - origin[1] - (column + row) * height / 2
            right = x / width + y / height
            left = y / height - x / width
            if -1e-9 <= right < 1 - 1e-9 and -1e-9 <= left < 1 - 1e-9:
                return column, row
    return None
