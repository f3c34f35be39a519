EVEN = {"e": (1, 0), "w": (-1, 0), "ne": (0, -1), "nw": (-1, -1), "se": (0, 1), "sw": (-1, 1)}
ODD = {"e": (1, 0), "w": (-1, 0), "ne": (1, -1), "nw": (0, -1), "se": (1, 1), "sw": (0, 1)}


def step_on_hex_board(cell, direction, width, height):
    x, y = (ODD if cell[1] & 1 else EVEN)[direction]
    target = (cell[0] + x, cell[1] + y)
    board = {(column, row) for column in range(width) for row in range(height)}
    return target if target in board else cell
