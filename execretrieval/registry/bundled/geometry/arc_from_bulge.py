"""Center x, center y and radius of the arc between two points of a drawing whose bulge is the tangent of a quarter of its angle, positive if it runs counterclockwise. A zero bulge or equal ends give None."""

from math import hypot


def arc_from_bulge(start, end, bulge):
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    if bulge == 0 or (dx == 0 and dy == 0):
        return None
    offset = (1 - bulge * bulge) / (4 * bulge)
    center_x = start[0] + dx / 2 - dy * offset
    center_y = start[1] + dy / 2 + dx * offset
    radius = hypot(dx, dy) * (1 + bulge * bulge) / abs(4 * bulge)
    return center_x, center_y, radius


assert arc_from_bulge((0, 0), (8, 0), 0.5) == (4.0, 3.0, 5.0)
assert arc_from_bulge((0, 0), (8, 0), -0.5) == (4.0, -3.0, 5.0)
assert arc_from_bulge((0, 0), (8, 0), 2) == (4.0, -3.0, 5.0)
assert arc_from_bulge((1, 2), (7, 10), 0.5) == (1.0, 8.25, 6.25)
assert arc_from_bulge((1, 2), (7, 10), 1) == (4.0, 6.0, 5.0)
assert arc_from_bulge((7, 10), (1, 2), -1) == (4.0, 6.0, 5.0)
assert arc_from_bulge((5, 3), (21, 3), 0.25) == (13.0, 18.0, 17.0)
assert arc_from_bulge((2, 4), (2, 12), 0.5) == (-1.0, 8.0, 5.0)
assert arc_from_bulge((0, 0), (3, 0), 0.5) == (1.5, 1.125, 1.875)
assert arc_from_bulge((0, 0), (0, 3), 0.5) == (-1.125, 1.5, 1.875)
assert arc_from_bulge((0, 0), (8, 0), 0) is None
assert arc_from_bulge((3, 4), (3, 4), 1) is None
