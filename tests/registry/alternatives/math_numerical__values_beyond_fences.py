from fractions import Fraction
from statistics import median


def values_beyond_fences(values, factor):
    size = len(values)
    if size <= 3:
        return []
    ordered = sorted(map(Fraction, values))
    low = median(ordered[: size // 2])
    high = median(ordered[(size + 1) // 2 :])
    fence = Fraction(factor) * (high - low)
    return [value for value in values if not low - fence <= value <= high + fence]
