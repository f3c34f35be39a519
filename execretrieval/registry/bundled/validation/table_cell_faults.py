"""Check rows of text cells against columns of name, kind and whether required: row number, column and fault, empty when required, else int or flag when not of that kind. Rows of another length give only cells."""

import re

PATTERNS = {"int": "-?[0-9]+", "flag": "yes|no", "text": "(?s:.*)"}


def cell_fault(cell, kind, required):
    if cell.strip() == "":
        return "empty" if required else None
    return None if re.fullmatch(PATTERNS[kind], cell) else kind


def table_cell_faults(rows, columns):
    faults = []
    for number, row in enumerate(rows, 1):
        if len(row) != len(columns):
            faults.append((number, "", "cells"))
            continue
        for cell, (name, kind, required) in zip(row, columns):
            fault = cell_fault(cell, kind, required)
            if fault is not None:
                faults.append((number, name, fault))
    return faults


assert (
    table_cell_faults([["3", "yes"], ["-12", "no"]], [("n", "int", True), ("f", "flag", True)])
    == []
)
assert table_cell_faults([["x"], ["1"], ["1.0"]], [("n", "int", True)]) == [
    (1, "n", "int"),
    (3, "n", "int"),
]
assert table_cell_faults([["yes"], ["y"], ["YES"]], [("f", "flag", False)]) == [
    (2, "f", "flag"),
    (3, "f", "flag"),
]
assert table_cell_faults([[""], [" "], ["0"]], [("n", "int", True)]) == [
    (1, "n", "empty"),
    (2, "n", "empty"),
]
assert table_cell_faults([[""], [" "], ["a"]], [("n", "int", False)]) == [(3, "n", "int")]
assert table_cell_faults(
    [["x"], ["x", "x", "x"], ["x", "1"]], [("n", "int", True), ("m", "int", True)]
) == [
    (1, "", "cells"),
    (2, "", "cells"),
    (3, "n", "int"),
]
assert table_cell_faults(
    [["", "x", "?"]], [("a", "text", True), ("b", "int", True), ("c", "flag", True)]
) == [
    (1, "a", "empty"),
    (1, "b", "int"),
    (1, "c", "flag"),
]
assert table_cell_faults([["two\nlines"], ["-"]], [("t", "text", True)]) == []
assert table_cell_faults([["-"], ["--1"], ["+1"], ["1 "]], [("n", "int", True)]) == [
    (1, "n", "int"),
    (2, "n", "int"),
    (3, "n", "int"),
    (4, "n", "int"),
]
assert table_cell_faults([], [("n", "int", True)]) == []
assert table_cell_faults([[], ["a"]], []) == [(2, "", "cells")]
