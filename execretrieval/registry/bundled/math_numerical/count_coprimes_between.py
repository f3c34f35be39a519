"""How many integers from a low to a high end, both included, share no prime factor with a positive number, by inclusion and exclusion. An empty range gives 0; negative ends are allowed."""


def prime_factors(number):
    factors = []
    for candidate in range(2, number + 1):
        if number % candidate == 0 and all(candidate % factor for factor in factors):
            factors.append(candidate)
    return factors


def coprimes_up_to(end, factors):
    if not factors:
        return end
    rest = factors[1:]
    return coprimes_up_to(end, rest) - coprimes_up_to(end // factors[0], rest)


def count_coprimes_between(low, high, number):
    if low > high:
        return 0
    factors = prime_factors(number)
    return coprimes_up_to(high, factors) - coprimes_up_to(low - 1, factors)


assert count_coprimes_between(1, 10, 6) == 3
assert count_coprimes_between(1, 12, 12) == 4
assert count_coprimes_between(5, 7, 6) == 2
assert count_coprimes_between(6, 6, 6) == 0
assert count_coprimes_between(7, 7, 6) == 1
assert count_coprimes_between(1, 30, 30) == 8
assert count_coprimes_between(-5, 5, 4) == 6
assert count_coprimes_between(20, 29, 45) == 5
assert count_coprimes_between(1, 10, 2) == 5
assert count_coprimes_between(0, 0, 1) == 1
assert count_coprimes_between(8, 7, 6) == 0
assert count_coprimes_between(9, 2, 6) == 0
