"""Fraction, as numerator and denominator, closest to a given one without exceeding a largest denominator; between equally close ones take the smallest denominator, then the smaller fraction. A denominator or limit below one gives None."""


def best_small_fraction(numerator, denominator, limit):
    if denominator < 1 or limit < 1:
        return None
    best = None
    for bottom in range(1, limit + 1):
        floor, below = divmod(numerator * bottom, denominator)
        for top, error in ((floor, below), (floor + 1, denominator - below)):
            if best is None or error * best[2] < best[0] * bottom:
                best = error, top, bottom
    return best[1], best[2]


assert best_small_fraction(314159, 100000, 10) == (22, 7)
assert best_small_fraction(314159, 100000, 6) == (19, 6)
assert best_small_fraction(314159, 100000, 113) == (355, 113)
assert best_small_fraction(1, 0, 3) is None
assert best_small_fraction(1, 2, 1) == (0, 1)
assert best_small_fraction(3, 8, 4) == (1, 3)
assert best_small_fraction(-5, 4, 3) == (-4, 3)
assert best_small_fraction(9, 10, 5) == (1, 1)
assert best_small_fraction(-3, 5, 4) == (-2, 3)
assert best_small_fraction(7, 1, 3) == (7, 1)
assert best_small_fraction(0, 3, 2) == (0, 1)
assert best_small_fraction(1, 3, 0) is None
