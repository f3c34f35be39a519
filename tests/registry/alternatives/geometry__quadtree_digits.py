from fractions import Fraction
from math import floor


def quadtree_digits(point, corner, size, levels):
    cells = 2**levels
    bits = []
    for at, start in zip(point, corner, strict=True):
        share = Fraction(at - start) / Fraction(size)
        if share < 0 or share > 1:
            return None
        bits.append(min(floor(share * cells), cells - 1))
    return "".join(str((bits[0] >> k & 1) + 2 * (bits[1] >> k & 1)) for k in reversed(range(levels)))
