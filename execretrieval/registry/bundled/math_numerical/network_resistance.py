"""Exact resistance of a nested network: a number, or a tuple of the word series or parallel and its parts. Zero-ohm branches short a parallel group; an empty series is 0, an empty parallel group anywhere gives None."""

from fractions import Fraction


def network_resistance(part):
    if not isinstance(part, tuple):
        return Fraction(part)
    kind, *inner = part
    values = [network_resistance(item) for item in inner]
    if None in values:
        return None
    if kind == "series":
        return sum(values)
    if not values:
        return None
    if 0 in values:
        return 0
    return 1 / sum(1 / value for value in values)


assert network_resistance(("parallel", 6, 3)) == 2
assert network_resistance(("series", 6, 3)) == 9
assert network_resistance(("series", 1, ("parallel", 2, 2, 2))) * 3 == 5
assert network_resistance(("parallel", ("series", 4, 8), 4)) == 3
assert network_resistance(("parallel", 5)) == 5
assert network_resistance(7) == 7
assert network_resistance(("parallel", 5, 0)) == 0
assert network_resistance(("series", 5, 0)) == 5
assert network_resistance(("series",)) == 0
assert network_resistance(("parallel",)) is None
assert network_resistance(("series", 3, ("parallel",))) is None
assert network_resistance(("parallel", 0, ("parallel",))) is None
