"""Grow a box of left, top, right and bottom by a padding, then outwards to multiples of a step, at least one step each way even if flat. A step below one or an inverted box gives None."""


def snap_span(low, high, step):
    first = low // step
    last = -(-high // step)
    if first == last:
        last += 1
    return first * step, last * step


def snap_box_outward(box, padding, step):
    left, top, right, bottom = box
    if step < 1 or left > right or top > bottom:
        return None
    new_left, new_right = snap_span(left - padding, right + padding, step)
    new_top, new_bottom = snap_span(top - padding, bottom + padding, step)
    return new_left, new_top, new_right, new_bottom


assert snap_box_outward((3, 12, 17, 26), 0, 5) == (0, 10, 20, 30)
assert snap_box_outward((5, 10, 15, 20), 0, 5) == (5, 10, 15, 20)
assert snap_box_outward((5, 10, 15, 20), 1, 5) == (0, 5, 20, 25)
assert snap_box_outward((-3, -12, 1, -6), 0, 4) == (-4, -12, 4, -4)
assert snap_box_outward((7, 3, 7, 3), 0, 5) == (5, 0, 10, 5)
assert snap_box_outward((10, 5, 10, 8), 0, 5) == (10, 5, 15, 10)
assert snap_box_outward((2, 2, 8, 3), 2, 3) == (0, 0, 12, 6)
assert snap_box_outward((2, 3, 4, 5), 0, 1) == (2, 3, 4, 5)
assert snap_box_outward((2, 3, 4, 5), 0, 0) is None
assert snap_box_outward((5, 3, 4, 5), 0, 2) is None
assert snap_box_outward((2, 6, 4, 5), 0, 2) is None
