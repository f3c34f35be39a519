def serpentine_cell(number, columns, rows):
    cells = []
    for row in reversed(range(rows)):
        line = [(column, row) for column in range(columns)]
        cells += line if (rows - row) % 2 else line[::-1]
    return dict(enumerate(cells)).get(number)
