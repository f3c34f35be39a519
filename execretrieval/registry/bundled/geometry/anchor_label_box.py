"""Top left corner of a label placed at a compass side of a point, such as ne, with a gap between, y growing downwards. An empty side centers it, rounding odd sizes down; unknown sides give None."""

SIDES = ("", "n", "ne", "e", "se", "s", "sw", "w", "nw")


def anchor_label_box(point, size, side, gap):
    if side not in SIDES:
        return None
    x, y = point
    width, height = size
    left = x - width // 2
    if "e" in side:
        left = x + gap
    elif "w" in side:
        left = x - gap - width
    top = y - height // 2
    if "n" in side:
        top = y - gap - height
    elif "s" in side:
        top = y + gap
    return left, top


assert anchor_label_box((50, 40), (20, 10), "", 3) == (40, 35)
assert anchor_label_box((50, 40), (20, 10), "e", 3) == (53, 35)
assert anchor_label_box((50, 40), (20, 10), "w", 3) == (27, 35)
assert anchor_label_box((50, 40), (20, 10), "n", 3) == (40, 27)
assert anchor_label_box((50, 40), (20, 10), "s", 3) == (40, 43)
assert anchor_label_box((50, 40), (20, 10), "ne", 3) == (53, 27)
assert anchor_label_box((50, 40), (20, 10), "sw", 0) == (30, 40)
assert anchor_label_box((1, 2), (5, 3), "", 9) == (-1, 1)
assert anchor_label_box((1, 2), (5, 3), "nw", 1) == (-5, -2)
assert anchor_label_box((1, 2), (5, 3), "en", 1) is None
assert anchor_label_box((1, 2), (5, 3), "x", 1) is None
