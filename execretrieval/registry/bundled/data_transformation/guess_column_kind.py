"""Guess the kind of a column of texts: flag for yes and no, integer, decimal, text, or empty if all are blank. Integers among decimals count as decimals, other mixtures as text, and so do numbers with needless leading zeros."""


def kind_of_cell(cell):
    if cell.lower() in ("yes", "no"):
        return "flag"
    unsigned = cell[1:] if cell[0] in "+-" else cell
    whole, point, fraction = unsigned.partition(".")
    if not whole.isdecimal() or (len(whole) > 1 and whole[0] == "0"):
        return "text"
    if not point:
        return "integer"
    return "decimal" if fraction.isdecimal() else "text"


def guess_column_kind(cells):
    kinds = {kind_of_cell(cell.strip()) for cell in cells if cell.strip()}
    if not kinds:
        return "empty"
    if kinds == {"integer", "decimal"}:
        return "decimal"
    return kinds.pop() if len(kinds) == 1 else "text"


assert guess_column_kind(["1", "22", "", "+0"]) == "integer"
assert guess_column_kind(["1", "-2.50"]) == "decimal"
assert guess_column_kind(["7.5", " "]) == "decimal"
assert guess_column_kind(["007"]) == "text"
assert guess_column_kind(["0", "10", "+3"]) == "integer"
assert guess_column_kind(["0.5", "00.5"]) == "text"
assert guess_column_kind(["1.", "2"]) == "text"
assert guess_column_kind([".5"]) == "text"
assert guess_column_kind(["Yes", " no "]) == "flag"
assert guess_column_kind(["yes", "1"]) == "text"
assert guess_column_kind(["-", "4"]) == "text"
assert guess_column_kind(["", "  "]) == "empty"
