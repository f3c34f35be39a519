"""Range of map tiles that a view of left, top, width and height in pixels touches, as first column, first row, last column, last row, limited to the map. Empty views and those off the map give None."""


def tile_span(start, length, tile, count):
    return max(start // tile, 0), min((start + length - 1) // tile, count - 1)


def tiles_in_view(view, tile, columns, rows):
    left, top, width, height = view
    if width < 1 or height < 1:
        return None
    first_column, last_column = tile_span(left, width, tile, columns)
    first_row, last_row = tile_span(top, height, tile, rows)
    if first_column > last_column or first_row > last_row:
        return None
    return first_column, first_row, last_column, last_row


assert tiles_in_view((0, 0, 10, 10), 10, 5, 4) == (0, 0, 0, 0)
assert tiles_in_view((0, 0, 11, 10), 10, 5, 4) == (0, 0, 1, 0)
assert tiles_in_view((9, 19, 2, 2), 10, 5, 4) == (0, 1, 1, 2)
assert tiles_in_view((-25, -5, 300, 200), 10, 5, 4) == (0, 0, 4, 3)
assert tiles_in_view((49, 39, 1, 1), 10, 5, 4) == (4, 3, 4, 3)
assert tiles_in_view((50, 0, 5, 5), 10, 5, 4) is None
assert tiles_in_view((0, 40, 5, 5), 10, 5, 4) is None
assert tiles_in_view((-10, 0, 10, 5), 10, 5, 4) is None
assert tiles_in_view((0, -10, 5, 10), 10, 5, 4) is None
assert tiles_in_view((5, 5, 0, 3), 10, 5, 4) is None
assert tiles_in_view((5, 5, 3, 0), 10, 5, 4) is None
assert tiles_in_view((7, 8, 30, 1), 8, 9, 9) == (0, 1, 4, 1)
