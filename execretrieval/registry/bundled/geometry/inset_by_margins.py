"""Shrink a box of left, top, width and height by one to four margins in style sheet order, missing ones taken from the opposite side. Oversized margins leave size zero, not beyond the far edge; other counts give None."""


def inset_axis(start, size, before, after):
    return start + min(before, size), max(0, size - before - after)


def inset_by_margins(box, margins):
    count = len(margins)
    if count < 1 or count > 4:
        return None
    top = margins[0]
    right = margins[1] if count > 1 else top
    bottom = margins[2] if count > 2 else top
    left = margins[3] if count > 3 else right
    x, width = inset_axis(box[0], box[2], left, right)
    y, height = inset_axis(box[1], box[3], top, bottom)
    return x, y, width, height


assert inset_by_margins((0, 0, 100, 50), [10]) == (10, 10, 80, 30)
assert inset_by_margins((0, 0, 100, 50), [10, 20]) == (20, 10, 60, 30)
assert inset_by_margins((5, 7, 100, 50), [1, 2, 3]) == (7, 8, 96, 46)
assert inset_by_margins((5, 7, 100, 50), [1, 2, 3, 4]) == (9, 8, 94, 46)
assert inset_by_margins((0, 0, 100, 50), [30]) == (30, 30, 40, 0)
assert inset_by_margins((0, 0, 100, 50), [60, 0]) == (0, 50, 100, 0)
assert inset_by_margins((0, 0, 100, 50), [0, 0, 0, 120]) == (100, 0, 0, 50)
assert inset_by_margins((0, 0, 100, 50), [-1]) == (-1, -1, 102, 52)
assert inset_by_margins((3, 4, 20, 20), [0, 5, 10, 15]) == (18, 4, 0, 10)
assert inset_by_margins((0, 0, 9, 9), []) is None
assert inset_by_margins((0, 0, 9, 9), [1, 1, 1, 1, 1]) is None
