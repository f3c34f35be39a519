from math import lcm


def solve_congruences(pairs):
    if any(modulus <= 0 for _, modulus in pairs):
        return None
    period = lcm(*(modulus for _, modulus in pairs))
    for candidate in range(period):
        if all((candidate - remainder) % modulus == 0 for remainder, modulus in pairs):
            return candidate, period
    return None
