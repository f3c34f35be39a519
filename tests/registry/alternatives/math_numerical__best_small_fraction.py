from fractions import Fraction


def best_small_fraction(numerator, denominator, limit):
    if min(limit, denominator) < 1:
        return None
    target = Fraction(numerator, denominator)
    ranked = sorted(
        (abs(target - Fraction(top, bottom)), bottom, Fraction(top, bottom), top)
        for bottom in range(1, limit + 1)
        for top in range(int(target * bottom) - 2, int(target * bottom) + 3)
    )
    return ranked[0][3], ranked[0][1]
