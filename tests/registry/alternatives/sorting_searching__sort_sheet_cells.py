from itertools import product
from string import ascii_uppercase


def sort_sheet_cells(references):
    names = ["".join(letters) for size in (1, 2, 3) for letters in product(ascii_uppercase, repeat=size)]
    cells = []
    for reference in references:
        column = reference.rstrip("0123456789")
        row = reference[len(column) :]
        if column.isascii() and column.upper() in names and row and not row.startswith("0"):
            cells.append((int(row), names.index(column.upper()) + 1))
    return sorted(cells)
