from fractions import Fraction
from math import factorial, prod


def sequence_degree(values):
    def at(known, x):
        return sum(
            Fraction(values[i]) * prod(Fraction(x - j, i - j) for j in range(known) if j != i)
            for i in range(known)
        )

    def leading(known):
        return sum(values[i] / Fraction(prod(i - j for j in range(known) if j != i)) for i in range(known))

    size = len(values)
    for known in range(size):
        if all(at(known, x) == values[x] for x in range(known, size)):
            if size < 2:
                return None
            return (known - 1, leading(known) * factorial(known - 1)) if known else (-1, 0)
    return None
