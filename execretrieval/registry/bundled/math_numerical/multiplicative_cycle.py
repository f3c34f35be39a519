"""Smallest positive exponent at which a base returns to 1 under a modulus. A base sharing a factor with the modulus never returns, giving 0, and so does a modulus below one; for modulus one the answer is 1."""


def multiplicative_cycle(base, modulus):
    if modulus < 1:
        return 0
    goal = 1 % modulus
    power = base % modulus
    for exponent in range(1, modulus + 1):
        if power == goal:
            return exponent
        power = power * base % modulus
    return 0


assert multiplicative_cycle(2, 7) == 3
assert multiplicative_cycle(3, 7) == 6
assert multiplicative_cycle(10, 17) == 16
assert multiplicative_cycle(1, 9) == 1
assert multiplicative_cycle(8, 9) == 2
assert multiplicative_cycle(-1, 5) == 2
assert multiplicative_cycle(12, 7) == 6
assert multiplicative_cycle(2, 2) == 0
assert multiplicative_cycle(6, 9) == 0
assert multiplicative_cycle(5, 1) == 1
assert multiplicative_cycle(3, 0) == 0
assert multiplicative_cycle(1, -4) == 0
