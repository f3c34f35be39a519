"""New left, top and scale of a map view zoomed by a factor while the place below the cursor stays put, the scale in pixels per unit kept within limits. A factor not above zero leaves the view alone."""


def zoom_about_cursor(view, cursor, factor, limits):
    if factor <= 0:
        return view
    left, top, scale = view
    smallest, largest = limits
    zoomed = min(max(scale * factor, smallest), largest)
    x, y = cursor
    return left + x / scale - x / zoomed, top + y / scale - y / zoomed, zoomed


assert zoom_about_cursor((0, 0, 1), (100, 50), 2, (0.5, 8)) == (50.0, 25.0, 2)
assert zoom_about_cursor((10, 20, 4), (8, 16), 0.5, (0.5, 8)) == (8.0, 16.0, 2.0)
assert zoom_about_cursor((0, 0, 4), (2, 6), 4, (0.5, 8)) == (0.25, 0.75, 8)
assert zoom_about_cursor((0, 0, 1), (4, 2), 0.25, (0.5, 8)) == (-4.0, -2.0, 0.5)
assert zoom_about_cursor((3, 5, 2), (64, 32), 1, (0.5, 8)) == (3.0, 5.0, 2)
assert zoom_about_cursor((3, 5, 2), (0, 0), 2, (1, 9)) == (3.0, 5.0, 4)
assert zoom_about_cursor((3, 5, 2), (16, 8), 4, (1, 8)) == (9.0, 8.0, 8)
assert zoom_about_cursor((3, 5, 2), (16, 8), 0, (1, 8)) == (3, 5, 2)
assert zoom_about_cursor((3, 5, 2), (16, 8), -1, (1, 8)) == (3, 5, 2)
