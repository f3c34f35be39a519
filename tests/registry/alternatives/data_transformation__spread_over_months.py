from fractions import Fraction
from math import floor


def spread_over_months(cents, days):
    if not any(days):
        return [0 for _ in days]
    whole = sum(days)
    shares = [floor(Fraction(cents * used, whole)) for used in days]
    waiting = list(range(len(days)))
    while sum(shares) < cents:
        longest = max(waiting, key=lambda month: (days[month], -month))
        waiting.remove(longest)
        shares[longest] += 1
    return shares
