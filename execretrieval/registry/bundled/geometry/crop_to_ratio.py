"""Largest crop of an image with a given width to height ratio, as left, top, width and height in whole pixels, centered on a focus point as far as the image allows. A ratio part below one gives None."""


def place_around(focus, length, size):
    return min(max(focus - length // 2, 0), size - length)


def crop_to_ratio(size, ratio, focus):
    width, height = size
    across, down = ratio
    if across < 1 or down < 1:
        return None
    crop_width = min(width, height * across // down)
    crop_height = min(height, width * down // across)
    left = place_around(focus[0], crop_width, width)
    top = place_around(focus[1], crop_height, height)
    return left, top, crop_width, crop_height


assert crop_to_ratio((100, 50), (1, 1), (50, 25)) == (25, 0, 50, 50)
assert crop_to_ratio((100, 50), (1, 1), (10, 0)) == (0, 0, 50, 50)
assert crop_to_ratio((100, 50), (1, 1), (99, 49)) == (50, 0, 50, 50)
assert crop_to_ratio((40, 90), (4, 3), (0, 60)) == (0, 45, 40, 30)
assert crop_to_ratio((7, 5), (3, 2), (3, 4)) == (0, 1, 7, 4)
assert crop_to_ratio((10, 10), (3, 1), (5, 5)) == (0, 4, 10, 3)
assert crop_to_ratio((20, 5), (1, 1), (9, 2)) == (7, 0, 5, 5)
assert crop_to_ratio((7, 5), (2, 3), (3, 4)) == (2, 0, 3, 5)
assert crop_to_ratio((9, 6), (3, 2), (0, 0)) == (0, 0, 9, 6)
assert crop_to_ratio((10, 10), (0, 1), (5, 5)) is None
assert crop_to_ratio((10, 10), (1, 0), (5, 5)) is None
