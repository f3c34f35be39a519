from fractions import Fraction


def next_loyalty_level(thresholds, points, level):
    if not points > 0:
        return 0
    levels = [n for n, least in enumerate(thresholds, 1) if least <= points]
    kept = level > 0 and Fraction(points, thresholds[level - 1]) >= Fraction(9, 10)
    return max([*levels, level if kept else level - 1, 0])
