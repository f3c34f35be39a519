from fractions import Fraction


def interpolate_gaps(values, max_gap):
    filled = []
    for i, value in enumerate(values):
        earlier = [j for j in range(i) if values[j] is not None]
        later = [j for j in range(i, len(values)) if values[j] is not None]
        if value is None and earlier and later and later[0] - earlier[-1] <= max_gap + 1:
            a, b = earlier[-1], later[0]
            value = float((values[a] * (b - i) + values[b] * (i - a)) * Fraction(1, b - a))
        filled.append(value)
    return filled
