"""Cut a rectangle, given as left, top, right and bottom, along guides into cells row by row. A guide nearer than a minimum to the last one used or to either end is ignored; inverted rectangles give none."""


def usable_edges(low, high, guides, smallest):
    edges = [low]
    for guide in sorted(guides):
        if guide - edges[-1] >= smallest and high - guide >= smallest:
            edges.append(guide)
    return edges + [high]


def cells_between_guides(rect, columns, rows, smallest):
    left, top, right, bottom = rect
    if left > right or top > bottom:
        return []
    across = usable_edges(left, right, columns, smallest)
    down = usable_edges(top, bottom, rows, smallest)
    return [
        (x, y, to_x, to_y) for y, to_y in zip(down, down[1:]) for x, to_x in zip(across, across[1:])
    ]


assert cells_between_guides((0, 0, 10, 6), [4], [], 1) == [(0, 0, 4, 6), (4, 0, 10, 6)]
assert cells_between_guides((0, 0, 10, 6), [], [2], 1) == [(0, 0, 10, 2), (0, 2, 10, 6)]
assert cells_between_guides((0, 0, 10, 6), [7], [2], 1) == [
    (0, 0, 7, 2),
    (7, 0, 10, 2),
    (0, 2, 7, 6),
    (7, 2, 10, 6),
]
assert cells_between_guides((0, 0, 10, 6), [8, 4, 4], [], 2) == [
    (0, 0, 4, 6),
    (4, 0, 8, 6),
    (8, 0, 10, 6),
]
assert cells_between_guides((0, 0, 10, 6), [9, 1], [5], 2) == [(0, 0, 10, 6)]
assert cells_between_guides((0, 0, 10, 6), [3, 5, 6], [], 3) == [
    (0, 0, 3, 6),
    (3, 0, 6, 6),
    (6, 0, 10, 6),
]
assert cells_between_guides((5, 5, 9, 9), [-2, 5, 20], [9], 1) == [(5, 5, 9, 9)]
assert cells_between_guides((1, 2, 1, 2), [], [], 1) == [(1, 2, 1, 2)]
assert cells_between_guides((3, 0, 2, 6), [1], [1], 1) == []
assert cells_between_guides((0, 7, 10, 6), [1], [1], 1) == []
