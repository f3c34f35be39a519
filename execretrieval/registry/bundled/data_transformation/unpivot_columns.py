"""Melt a wide table into long rows: the first so many cells of a row are repeated before each further column's name and cell. None and empty text are skipped; a negative count or one beyond the header gives None."""


def unpivot_columns(header, rows, fixed):
    if fixed < 0 or fixed > len(header):
        return None
    melted = []
    for row in rows:
        for name, cell in zip(header[fixed:], row[fixed:]):
            if cell is None or cell == "":
                continue
            melted.append([*row[:fixed], name, cell])
    return melted


assert unpivot_columns(["id", "q1", "q2"], [[1, 5, 6], [2, 7, 8]], 1) == [
    [1, "q1", 5],
    [1, "q2", 6],
    [2, "q1", 7],
    [2, "q2", 8],
]
assert unpivot_columns(["id", "q1", "q2"], [[1, None, 6], [2, 7, ""]], 1) == [
    [1, "q2", 6],
    [2, "q1", 7],
]
assert unpivot_columns(["id", "q1"], [[1, 0], [2, False]], 1) == [[1, "q1", 0], [2, "q1", False]]
assert unpivot_columns(["id", "q1", "q2"], [[1, "x", 6]], 2) == [[1, "x", "q2", 6]]
assert unpivot_columns(["a", "b"], [[3, 4]], 0) == [["a", 3], ["b", 4]]
assert unpivot_columns(["a", "b"], [[3, 4]], 2) == []
assert unpivot_columns(["a", "b"], [[3, 4]], 3) is None
assert unpivot_columns(["a", "b"], [[3, 4]], -1) is None
assert unpivot_columns(["a", "b"], [[3], [3, 4, 5]], 1) == [[3, "b", 4]]
assert unpivot_columns(["a"], [], 1) == []
