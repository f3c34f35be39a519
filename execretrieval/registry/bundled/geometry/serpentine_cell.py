"""Column and row of the numbered square on a board numbered from 0 in serpentine rows, starting at the bottom left and turning at each row's end. Rows are counted from the top; numbers off the board give None."""


def serpentine_cell(number, columns, rows):
    if not 0 <= number < columns * rows:
        return None
    climbed, offset = divmod(number, columns)
    column = columns - 1 - offset if climbed % 2 else offset
    return column, rows - 1 - climbed


assert serpentine_cell(0, 5, 3) == (0, 2)
assert serpentine_cell(4, 5, 3) == (4, 2)
assert serpentine_cell(5, 5, 3) == (4, 1)
assert serpentine_cell(6, 5, 3) == (3, 1)
assert serpentine_cell(9, 5, 3) == (0, 1)
assert serpentine_cell(10, 5, 3) == (0, 0)
assert serpentine_cell(14, 5, 3) == (4, 0)
assert serpentine_cell(15, 5, 3) is None
assert serpentine_cell(-1, 5, 3) is None
assert serpentine_cell(2, 1, 3) == (0, 0)
assert serpentine_cell(19, 4, 6) == (3, 1)
assert serpentine_cell(0, 5, 0) is None
