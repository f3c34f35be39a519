"""Convert text cells by column kinds int, text and flag, being yes, true, no or false. Blank cells become None; misfits too, reported as row and column from one; rows of wrong length are dropped, reported as column 0."""

FLAGS = {"yes": True, "true": True, "no": False, "false": False}


def convert_cell(text, kind):
    if kind == "text":
        return text
    if kind == "flag":
        return FLAGS[text.lower()]
    return int(text)


def coerce_table_cells(rows, kinds):
    table, problems = [], []
    for number, row in enumerate(rows, 1):
        if len(row) != len(kinds):
            problems.append((number, 0))
            continue
        cells = [None] * len(kinds)
        for column, (text, kind) in enumerate(zip(row, kinds)):
            stripped = text.strip()
            if not stripped:
                continue
            try:
                cells[column] = convert_cell(stripped, kind)
            except (KeyError, ValueError):
                problems.append((number, column + 1))
        table.append(cells)
    return table, problems


assert coerce_table_cells([["5", "Yes", " a b "]], ["int", "flag", "text"]) == (
    [[5, True, "a b"]],
    [],
)
assert coerce_table_cells([["-7", "FALSE", "no"]], ["int", "flag", "text"]) == (
    [[-7, False, "no"]],
    [],
)
assert coerce_table_cells([["", "  ", " "]], ["int", "flag", "text"]) == ([[None, None, None]], [])
assert coerce_table_cells([["x", "7"], ["1", "no"]], ["int", "flag"]) == (
    [[None, None], [1, False]],
    [(1, 1), (1, 2)],
)
assert coerce_table_cells([["1"], ["2", "3"], ["4"]], ["int"]) == ([[1], [4]], [(2, 0)])
assert coerce_table_cells([["1", "2"], [], ["3", "z"]], ["int", "int"]) == (
    [[1, 2], [3, None]],
    [(2, 0), (3, 2)],
)
assert coerce_table_cells([["true", "yes"]], ["text", "text"]) == ([["true", "yes"]], [])
assert coerce_table_cells([[]], []) == ([[]], [])
assert coerce_table_cells([], ["int"]) == ([], [])
