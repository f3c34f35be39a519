from fractions import Fraction


def weighted_percentile(pairs, percent):
    kept = [(value, Fraction(weight)) for value, weight in pairs if weight > 0]
    goal = sum(weight for _, weight in kept) * Fraction(percent) / 100
    good = [value for value, _ in kept if sum(weight for other, weight in kept if other <= value) >= goal]
    return min(good, default=None) if 0 <= percent <= 100 else None
