"""Exact center of mass of rectangular plates given as left, top, width, height and density, holes having a negative density. A plate without area, or weights that sum to zero, give None."""

from fractions import Fraction


def balance_point(plates):
    total = 0
    pull_x = 0
    pull_y = 0
    for left, top, width, height, density in plates:
        if width <= 0 or height <= 0:
            return None
        weight = width * height * density
        total += weight
        pull_x += weight * (2 * left + width)
        pull_y += weight * (2 * top + height)
    if total == 0:
        return None
    return Fraction(pull_x, 2 * total), Fraction(pull_y, 2 * total)


assert balance_point([(0, 0, 4, 2, 1)]) == (2, 1)
assert balance_point([(3, 5, 1, 4, 7)]) == (3.5, 7)
assert balance_point([(0, 0, 2, 2, 1), (4, 0, 2, 2, 1)]) == (3, 1)
assert balance_point([(0, 0, 2, 2, 1), (4, 8, 2, 2, 3)]) == (4, 7)
assert balance_point([(0, 0, 4, 4, 1), (0, 0, 2, 4, -1)]) == (3, 2)
assert balance_point([(0, 0, 1, 8, 1), (1, 0, 8, 1, 1)]) == (2.75, 2.25)
assert balance_point([(0, 0, 2, 2, 1), (9, 9, 1, 4, -1)]) is None
assert balance_point([(0, 0, 2, 2, 1), (9, 9, 0, 4, 1)]) is None
assert balance_point([(0, 0, 2, 2, 1), (9, 9, 4, 0, 1)]) is None
assert balance_point([(0, 0, -2, -2, 1)]) is None
assert balance_point([]) is None
