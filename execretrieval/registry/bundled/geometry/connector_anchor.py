"""Exact point where a straight connector from the middle of a box, given as left, top, width and height, to a target leaves the box. Targets inside the box or on its border give None."""

from fractions import Fraction


def connector_anchor(box, target):
    left, top, width, height = box
    middle_x = left + Fraction(width, 2)
    middle_y = top + Fraction(height, 2)
    dx, dy = target[0] - middle_x, target[1] - middle_y
    shares = []
    if dx != 0:
        shares.append(width / abs(2 * dx))
    if dy != 0:
        shares.append(height / abs(2 * dy))
    if not shares or min(shares) >= 1:
        return None
    share = min(shares)
    return middle_x + dx * share, middle_y + dy * share


assert connector_anchor((0, 0, 8, 4), (20, 2)) == (8, 2)
assert connector_anchor((0, 0, 8, 4), (4, -10)) == (4, 0)
assert connector_anchor((0, 0, 8, 4), (12, 6)) == (8, 4)
assert connector_anchor((0, 0, 8, 4), (6, 10)) == (4.5, 4)
assert connector_anchor((0, 0, 8, 4), (-8, 5)) == (0, 3)
assert connector_anchor((10, 20, 5, 7), (25, 26)) == (15, 24)
assert connector_anchor((0, 0, 8, 4), (9, 2)) == (8, 2)
assert connector_anchor((3, 3, 0, 0), (5, 7)) == (3, 3)
assert connector_anchor((0, 0, 8, 4), (8, 2)) is None
assert connector_anchor((0, 0, 8, 4), (5, 0)) is None
assert connector_anchor((0, 0, 8, 4), (6, 3)) is None
assert connector_anchor((0, 0, 8, 4), (4, 2)) is None
