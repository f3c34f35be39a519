"""Repeat each row per item of the list in one of its fields, adding the item's number from one. Rows with an empty list or no value stay once, with None and number 0; other values count as one item."""


def items_of(cell):
    if cell is None or cell == []:
        return [(0, None)]
    if not isinstance(cell, list):
        return [(1, cell)]
    return list(enumerate(cell, 1))


def expand_list_cells(rows, field, number_field):
    expanded = []
    for row in rows:
        for number, item in items_of(row.get(field)):
            expanded.append({**row, field: item, number_field: number})
    return expanded


assert expand_list_cells([{"id": 1, "t": ["a", "b"]}], "t", "n") == [
    {"id": 1, "t": "a", "n": 1},
    {"id": 1, "t": "b", "n": 2},
]
assert expand_list_cells([{"id": 1, "t": ["a"]}, {"id": 2, "t": ["c"]}], "t", "n") == [
    {"id": 1, "t": "a", "n": 1},
    {"id": 2, "t": "c", "n": 1},
]
assert expand_list_cells([{"id": 1, "t": []}], "t", "n") == [{"id": 1, "t": None, "n": 0}]
assert expand_list_cells([{"id": 1}], "t", "n") == [{"id": 1, "t": None, "n": 0}]
assert expand_list_cells([{"id": 1, "t": None}], "t", "n") == [{"id": 1, "t": None, "n": 0}]
assert expand_list_cells([{"id": 1, "t": "ab"}], "t", "n") == [{"id": 1, "t": "ab", "n": 1}]
assert expand_list_cells([{"id": 1, "t": 0}], "t", "n") == [{"id": 1, "t": 0, "n": 1}]
assert expand_list_cells([{"id": 1, "t": [None, [7]]}], "t", "n") == [
    {"id": 1, "t": None, "n": 1},
    {"id": 1, "t": [7], "n": 2},
]
assert expand_list_cells([], "t", "n") == []
