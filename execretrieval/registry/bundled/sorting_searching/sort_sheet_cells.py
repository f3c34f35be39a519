"""Row and column numbers of spreadsheet references such as AB12, row by row, columns counted A to Z, then AA. All but one to three letters of either case and a row from 1 without leading zeros is left out."""

import re


def cell_position(reference):
    match = re.fullmatch(r"([A-Za-z]{1,3})([1-9][0-9]*)", reference)
    if match is None:
        return None
    letters, row = match.groups()
    column = 0
    for letter in letters.upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(row), column


def sort_sheet_cells(references):
    positions = [cell_position(reference) for reference in references]
    return sorted(position for position in positions if position is not None)


assert sort_sheet_cells(["\u017f3", "\xdf2", "b9"]) == [(9, 2)]
assert sort_sheet_cells(["B2", "A3", "C1"]) == [(1, 3), (2, 2), (3, 1)]
assert sort_sheet_cells(["C1", "A1", "B1"]) == [(1, 1), (1, 2), (1, 3)]
assert sort_sheet_cells(["A10", "A9"]) == [(9, 1), (10, 1)]
assert sort_sheet_cells(["AA1", "Z1"]) == [(1, 26), (1, 27)]
assert sort_sheet_cells(["ab12"]) == [(12, 28)]
assert sort_sheet_cells(["BA7"]) == [(7, 53)]
assert sort_sheet_cells(["AAB2"]) == [(2, 704)]
assert sort_sheet_cells(["A0", "A1"]) == [(1, 1)]
assert sort_sheet_cells(["12", "A", "", "A-1", "ABCD5", "D4"]) == [(4, 4)]
assert sort_sheet_cells(["D4", "d4"]) == [(4, 4), (4, 4)]
assert sort_sheet_cells([]) == []
