"""Move a box, given as left, top, width and height, by the least amount that brings it into a frame of the same form, keeping its size. A box wider or taller than the frame gives None."""


def shift_into(start, length, low, high):
    return min(max(start, low), high - length)


def fit_box_inside(box, frame):
    left, top, width, height = box
    frame_left, frame_top, frame_width, frame_height = frame
    if width > frame_width or height > frame_height:
        return None
    frame_right = frame_left + frame_width
    frame_bottom = frame_top + frame_height
    new_left = shift_into(left, width, frame_left, frame_right)
    new_top = shift_into(top, height, frame_top, frame_bottom)
    return new_left, new_top, width, height


assert fit_box_inside((2, 3, 4, 2), (0, 0, 10, 10)) == (2, 3, 4, 2)
assert fit_box_inside((-3, 3, 4, 2), (0, 0, 10, 10)) == (0, 3, 4, 2)
assert fit_box_inside((8, 3, 4, 2), (0, 0, 10, 10)) == (6, 3, 4, 2)
assert fit_box_inside((2, -1, 4, 2), (0, 0, 10, 10)) == (2, 0, 4, 2)
assert fit_box_inside((2, 9, 4, 2), (0, 0, 10, 10)) == (2, 8, 4, 2)
assert fit_box_inside((0, 0, 2, 3), (5, 6, 10, 4)) == (5, 6, 2, 3)
assert fit_box_inside((30, 30, 2, 3), (5, 6, 10, 4)) == (13, 7, 2, 3)
assert fit_box_inside((5, 5, 10, 10), (0, 0, 10, 10)) == (0, 0, 10, 10)
assert fit_box_inside((0.5, 2.75, 1.5, 1), (1, 1, 2, 2)) == (1, 2, 1.5, 1)
assert fit_box_inside((0, 0, 11, 2), (0, 0, 10, 10)) is None
assert fit_box_inside((0, 0, 2, 11), (0, 0, 10, 10)) is None
