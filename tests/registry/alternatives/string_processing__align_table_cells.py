import re
from itertools import zip_longest


def align_table_cells(rows):
    lines = ["" for _ in rows]
    for number, column in enumerate(zip_longest(*zip_longest(*rows))):
        lines[number] = list(column)
    width_of = [max(len(cell or "") for cell in column) for column in zip_longest(*rows)]
    text = []
    for row in lines:
        line = ""
        for cell, width in zip(row, width_of, strict=True):
            cell = cell or ""
            gap = " " * (width - len(cell))
            line += gap + cell if re.fullmatch(r"-?\d+", cell) else cell + gap
            line += "  "
        text.append(line.rstrip())
    return text or ["" for _ in rows]
