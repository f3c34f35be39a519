"""Path of a point down a quadtree over a square of lower left corner and size, as text with a digit per level: 1 for right plus 2 for upper. Middle lines count as right and upper; outside is None."""


def quadtree_digits(point, corner, size, levels):
    x = point[0] - corner[0]
    y = point[1] - corner[1]
    if not (0 <= x <= size and 0 <= y <= size):
        return None
    digits = ""
    for _ in range(levels):
        size /= 2
        digit = 0
        if x >= size:
            x -= size
            digit += 1
        if y >= size:
            y -= size
            digit += 2
        digits += str(digit)
    return digits


assert quadtree_digits((3, 3), (0, 0), 8, 1) == "0"
assert quadtree_digits((4, 0), (0, 0), 8, 1) == "1"
assert quadtree_digits((0, 4), (0, 0), 8, 1) == "2"
assert quadtree_digits((8, 8), (0, 0), 8, 3) == "333"
assert quadtree_digits((5, 2), (0, 0), 8, 3) == "121"
assert quadtree_digits((13, 21), (10, 20), 4, 2) == "13"
assert quadtree_digits((0.75, 0.25), (0, 0), 1, 3) == "130"
assert quadtree_digits((9, 0), (0, 0), 8, 2) is None
assert quadtree_digits((-1, 0), (0, 0), 8, 2) is None
assert quadtree_digits((0, 9), (0, 0), 8, 2) is None
assert quadtree_digits((0, -1), (0, 0), 8, 2) is None
assert quadtree_digits((1, 1), (0, 0), 8, 0) == ""
