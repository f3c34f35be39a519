"""Turn a puzzle piece made of grid cells by clockwise quarter turns, y growing downwards, mirroring it left to right before if wanted, and move it to the top left. Returns its cells sorted, each once; no cells stay none."""


def turn_shape_cells(cells, quarter_turns, mirrored):
    if not cells:
        return []
    turned = set()
    for x, y in cells:
        if mirrored:
            x = -x
        for _ in range(quarter_turns % 4):
            x, y = -y, x
        turned.add((x, y))
    left = min(x for x, _ in turned)
    top = min(y for _, y in turned)
    return sorted((x - left, y - top) for x, y in turned)


assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], 1, False) == [
    (0, 0),
    (0, 1),
    (1, 0),
    (2, 0),
]
assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], 2, False) == [
    (0, 0),
    (1, 0),
    (1, 1),
    (1, 2),
]
assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], 3, False) == [
    (0, 1),
    (1, 1),
    (2, 0),
    (2, 1),
]
assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], 5, False) == [
    (0, 0),
    (0, 1),
    (1, 0),
    (2, 0),
]
assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], -1, False) == [
    (0, 1),
    (1, 1),
    (2, 0),
    (2, 1),
]
assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], 0, True) == [
    (0, 2),
    (1, 0),
    (1, 1),
    (1, 2),
]
assert turn_shape_cells([(0, 0), (0, 1), (0, 2), (1, 2)], 1, True) == [
    (0, 0),
    (0, 1),
    (1, 1),
    (2, 1),
]
assert turn_shape_cells([(6, 5), (5, 5), (6, 5)], 4, False) == [(0, 0), (1, 0)]
assert turn_shape_cells([(-3, 8)], 2, True) == [(0, 0)]
assert turn_shape_cells([], 1, False) == []
