"""Move a piece one step on a board of hexagons in rows from the top, odd rows shifted right, in direction e, w, ne, nw, se or sw. A step off the board leaves it where it is."""


def hex_shift(direction, row):
    if direction == "e":
        return 1, 0
    if direction == "w":
        return -1, 0
    down = 1 if direction[0] == "s" else -1
    across = row % 2 if direction[1] == "e" else row % 2 - 1
    return across, down


def step_on_hex_board(cell, direction, width, height):
    column, row = cell
    across, down = hex_shift(direction, row)
    column += across
    row += down
    if not (0 <= column < width and 0 <= row < height):
        return cell
    return column, row


assert step_on_hex_board((1, 1), "e", 4, 3) == (2, 1)
assert step_on_hex_board((1, 1), "w", 4, 3) == (0, 1)
assert step_on_hex_board((1, 1), "ne", 4, 3) == (2, 0)
assert step_on_hex_board((0, 1), "nw", 4, 3) == (0, 0)
assert step_on_hex_board((1, 1), "sw", 4, 3) == (1, 2)
assert step_on_hex_board((3, 2), "ne", 4, 3) == (3, 1)
assert step_on_hex_board((2, 2), "nw", 4, 3) == (1, 1)
assert step_on_hex_board((3, 0), "e", 4, 3) == (3, 0)
assert step_on_hex_board((0, 0), "sw", 4, 3) == (0, 0)
assert step_on_hex_board((3, 1), "se", 4, 3) == (3, 1)
assert step_on_hex_board((0, 2), "se", 4, 3) == (0, 2)
assert step_on_hex_board((2, 0), "ne", 4, 3) == (2, 0)
