"""Two neighbouring primes of a range, both ends included, that lie furthest apart, the first such pair on a tie, found by sieving just the range. Fewer than two primes in it give None."""

from itertools import pairwise
from math import isqrt


def primes_within(low, high):
    prime = [True] * (high - low + 1)
    for factor in range(2, isqrt(max(high, 0)) + 1):
        first = max(-(-low // factor), 2) * factor
        for multiple in range(first, high + 1, factor):
            prime[multiple - low] = False
    return [low + offset for offset, still in enumerate(prime) if still]


def widest_prime_gap(low, high):
    primes = primes_within(max(low, 2), high)
    if len(primes) < 2:
        return None
    return max(pairwise(primes), key=lambda pair: pair[1] - pair[0])


assert widest_prime_gap(2, 30) == (23, 29)
assert widest_prime_gap(2, 29) == (23, 29)
assert widest_prime_gap(2, 28) == (7, 11)
assert widest_prime_gap(100, 130) == (113, 127)
assert widest_prime_gap(89, 126) == (89, 97)
assert widest_prime_gap(90, 108) == (97, 101)
assert widest_prime_gap(-9, 9) == (3, 5)
assert widest_prime_gap(1, 3) == (2, 3)
assert widest_prime_gap(48, 61) == (53, 59)
assert widest_prime_gap(24, 29) is None
assert widest_prime_gap(14, 16) is None
assert widest_prime_gap(2, -1) is None
