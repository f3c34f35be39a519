"""Lay out rows of text cells as lines with columns padded to their widest cell and joined by two blanks; cells that are whole numbers go right, others left. Missing cells are empty; no line ends in blanks."""


def column_widths(rows):
    widths = []
    for row in rows:
        for column, cell in enumerate(row):
            if column < len(widths):
                widths[column] = max(widths[column], len(cell))
            else:
                widths.append(len(cell))
    return widths


def place_cell(cell, width):
    padding = " " * (width - len(cell))
    digits = cell[1:] if cell[:1] == "-" else cell
    if digits.isdecimal():
        return padding + cell
    return cell + padding


def align_table_cells(rows):
    widths = column_widths(rows)
    return [
        "  ".join(place_cell(cell, width) for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]


assert align_table_cells([["name", "qty"], ["bolt", "7"]]) == ["name  qty", "bolt    7"]
assert align_table_cells([["a", "x"], ["ccc", "yy"]]) == ["a    x", "ccc  yy"]
assert align_table_cells([["5", "x"], ["1234", "y"]]) == ["   5  x", "1234  y"]
assert align_table_cells([["-5"], ["1234"]]) == ["  -5", "1234"]
assert align_table_cells([["--5"], ["1234"]]) == ["--5", "1234"]
assert align_table_cells([["-"], ["12"]]) == ["-", "12"]
assert align_table_cells([["1.5", "z"], ["12345", "z"]]) == ["1.5    z", "12345  z"]
assert align_table_cells([["a"], ["b", "c"]]) == ["a", "b  c"]
assert align_table_cells([["aa", "b"], ["", "c"]]) == ["aa  b", "    c"]
assert align_table_cells([[], ["", "c"]]) == ["", "  c"]
assert align_table_cells([]) == []
