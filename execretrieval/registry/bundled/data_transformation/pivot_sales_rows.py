"""Turn long rows of row label, column label and amount into a table with a header, labels in order of first appearance. Repeated cells add up, cells never mentioned hold the filler; no rows give just the corner header."""


def rank_labels(labels):
    places = {}
    for label in labels:
        if label not in places:
            places[label] = len(places)
    return places


def pivot_sales_rows(rows, corner, filler):
    places = rank_labels(column for _, column, _ in rows)
    table = {}
    for label, column, amount in rows:
        cells = table.setdefault(label, [None] * len(places))
        held = cells[places[column]]
        cells[places[column]] = amount if held is None else held + amount
    body = [
        [label] + [filler if cell is None else cell for cell in cells]
        for label, cells in table.items()
    ]
    return [[corner, *places]] + body


assert pivot_sales_rows([("a", "x", 1), ("a", "y", 2)], "id", 0) == [["id", "x", "y"], ["a", 1, 2]]
assert pivot_sales_rows([("a", "y", 1), ("b", "x", 2)], "id", 0) == [
    ["id", "y", "x"],
    ["a", 1, 0],
    ["b", 0, 2],
]
assert pivot_sales_rows([("b", "y", 1), ("a", "y", 2)], "", 0) == [["", "y"], ["b", 1], ["a", 2]]
assert pivot_sales_rows([("a", "x", 5), ("a", "x", 7)], "id", 0) == [["id", "x"], ["a", 12]]
assert pivot_sales_rows([("a", "x", 5), ("b", "x", 1), ("a", "x", -5)], "id", 9) == [
    ["id", "x"],
    ["a", 0],
    ["b", 1],
]
assert pivot_sales_rows([("a", "x", 3), ("b", "y", 4)], "k", None) == [
    ["k", "x", "y"],
    ["a", 3, None],
    ["b", None, 4],
]
assert pivot_sales_rows([("a", "p", 1), ("b", "q", 2), ("a", "q", 3), ("b", "r", 4)], "k", -1) == [
    ["k", "p", "q", "r"],
    ["a", 1, 3, -1],
    ["b", -1, 2, 4],
]
assert pivot_sales_rows([], "id", 0) == [["id"]]
