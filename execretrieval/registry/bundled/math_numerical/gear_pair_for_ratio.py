"""From tooth counts, those below one ignored, choose a driving and a different driven gear whose driven to driving ratio is closest to a wanted numerator and denominator; ties go to the smaller driver, then driven. No pair gives None."""

from fractions import Fraction
from itertools import permutations


def ratio_error(driver, driven, wanted):
    return abs(Fraction(driven, driver) - wanted)


def gear_pair_for_ratio(teeth, top, bottom):
    wanted = Fraction(top, bottom)
    usable = sorted({count for count in teeth if count > 0})
    if len(usable) < 2:
        return None
    return min(permutations(usable, 2), key=lambda pair: ratio_error(pair[0], pair[1], wanted))


assert gear_pair_for_ratio([12, 24, 36], 3, 1) == (12, 36)
assert gear_pair_for_ratio([12, 24, 36], 2, 1) == (12, 24)
assert gear_pair_for_ratio([12, 24, 36], 1, 2) == (24, 12)
assert gear_pair_for_ratio([50, 25, 20, 10], 2, 1) == (10, 20)
assert gear_pair_for_ratio([20, 30, 50], 8, 5) == (30, 50)
assert gear_pair_for_ratio([20, 10], 5, 4) == (10, 20)
assert gear_pair_for_ratio([8, 8, 9], 1, 1) == (9, 8)
assert gear_pair_for_ratio([8, 0, -4], 1, 1) is None
assert gear_pair_for_ratio([1, 3], 5, 1) == (1, 3)
assert gear_pair_for_ratio([1, 3], 0, 1) == (3, 1)
assert gear_pair_for_ratio([7, 7], 1, 1) is None
assert gear_pair_for_ratio([], 1, 1) is None
