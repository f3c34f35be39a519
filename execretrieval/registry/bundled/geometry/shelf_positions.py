"""Place boxes left to right on shelves of a width with a gap between boxes and between shelves, each shelf as high as its tallest box, and return their corners. A box wider than the shelf gets None."""


def shelf_positions(sizes, width, gap):
    positions = []
    x = y = 0
    shelf = []
    for across, height in sizes:
        if across > width:
            positions.append(None)
            continue
        if x + across > width:
            y += max(shelf) + gap
            x = 0
            shelf = []
        positions.append((x, y))
        shelf.append(height)
        x += across + gap
    return positions


assert shelf_positions([(3, 2), (4, 5)], 10, 1) == [(0, 0), (4, 0)]
assert shelf_positions([(3, 2), (6, 5), (1, 1)], 10, 1) == [(0, 0), (4, 0), (0, 6)]
assert shelf_positions([(3, 2), (7, 5)], 10, 1) == [(0, 0), (0, 3)]
assert shelf_positions([(5, 4), (5, 3), (5, 2), (5, 9), (1, 1)], 10, 0) == [
    (0, 0),
    (5, 0),
    (0, 4),
    (5, 4),
    (0, 13),
]
assert shelf_positions([(9, 7), (9, 2), (9, 3)], 10, 2) == [(0, 0), (0, 9), (0, 13)]
assert shelf_positions([(11, 2), (10, 4), (10, 4)], 10, 1) == [None, (0, 0), (0, 5)]
assert shelf_positions([(4, 1), (20, 9), (4, 1)], 10, 1) == [(0, 0), None, (5, 0)]
assert shelf_positions([(2, 6), (2, 1), (9, 1), (9, 1)], 10, 1) == [(0, 0), (3, 0), (0, 7), (0, 9)]
assert shelf_positions([], 10, 1) == []
