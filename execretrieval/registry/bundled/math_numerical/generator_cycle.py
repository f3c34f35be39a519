"""How many different values a linear congruential generator runs through before it first repeats one, and the length of its cycle, for a multiplier, increment, modulus and seed. A modulus below one gives None."""


def generator_cycle(multiplier, increment, modulus, seed):
    if modulus < 1:
        return None
    positions = {}
    value = seed % modulus
    while value not in positions:
        positions[value] = len(positions)
        value = (value * multiplier + increment) % modulus
    return len(positions), len(positions) - positions[value]


assert generator_cycle(5, 3, 8, 0) == (8, 8)
assert generator_cycle(2, 0, 8, 1) == (4, 1)
assert generator_cycle(2, 0, 12, 1) == (4, 2)
assert generator_cycle(3, 0, 7, 1) == (6, 6)
assert generator_cycle(3, 0, 7, 0) == (1, 1)
assert generator_cycle(-1, 2, 6, 1) == (1, 1)
assert generator_cycle(1, 2, 5, 9) == (5, 5)
assert generator_cycle(0, 4, 9, 7) == (2, 1)
assert generator_cycle(6, 1, 10, 2) == (6, 5)
assert generator_cycle(7, 7, 1, 5) == (1, 1)
assert generator_cycle(5, 3, 0, 1) is None
assert generator_cycle(5, 3, -8, 1) is None
