from math import gcd


def count_coprimes_between(low, high, number):
    return sum(1 for value in range(low, high + 1) if gcd(value, number) == 1)
