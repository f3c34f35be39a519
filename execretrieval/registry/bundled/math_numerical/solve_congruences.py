"""Solve simultaneous congruences, given as remainder and modulus pairs whose moduli may share factors, for the smallest non-negative solution and its period. No pairs give 0 and 1; a contradiction or a modulus below one gives None."""

from math import gcd


def combine(first, period, second, modulus):
    common = gcd(period, modulus)
    quotient, rest = divmod(second - first, common)
    if rest:
        return None
    step = modulus // common
    turns = quotient * pow(period // common, -1, step) % step
    return first + period * turns, period * step


def solve_congruences(pairs):
    solution, period = 0, 1
    for remainder, modulus in pairs:
        if modulus < 1:
            return None
        combined = combine(solution, period, remainder, modulus)
        if combined is None:
            return None
        solution, period = combined
    return solution, period


assert solve_congruences([(2, 3), (3, 5), (2, 7)]) == (23, 105)
assert solve_congruences([(5, 3)]) == (2, 3)
assert solve_congruences([(-1, 4)]) == (3, 4)
assert solve_congruences([(3, 1)]) == (0, 1)
assert solve_congruences([(1, 4), (3, 6)]) == (9, 12)
assert solve_congruences([(6, 10), (1, 15)]) == (16, 30)
assert solve_congruences([(0, 2), (0, 4)]) == (0, 4)
assert solve_congruences([(4, 6), (4, 6)]) == (4, 6)
assert solve_congruences([(1, 4), (2, 6)]) is None
assert solve_congruences([(1, 2), (1, 0)]) is None
assert solve_congruences([(2, -3)]) is None
assert solve_congruences([]) == (0, 1)
