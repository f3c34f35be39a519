"""How many zeros the factorial of a number ends in when written in a given base, without computing the factorial. A base below two, or a negative number, gives None."""


def prime_powers(number):
    powers = []
    for prime in range(2, number + 1):
        exponent = 0
        while number % prime == 0:
            number //= prime
            exponent += 1
        if exponent > 0:
            powers.append((prime, exponent))
    return powers


def exponent_in_factorial(number, prime):
    if number == 0:
        return 0
    return number // prime + exponent_in_factorial(number // prime, prime)


def factorial_zeros_in_base(number, base):
    if base < 2 or number < 0:
        return None
    return min(exponent_in_factorial(number, prime) // needed for prime, needed in prime_powers(base))


assert factorial_zeros_in_base(25, 10) == 6
assert factorial_zeros_in_base(24, 10) == 4
assert factorial_zeros_in_base(10, 2) == 8
assert factorial_zeros_in_base(10, 16) == 2
assert factorial_zeros_in_base(9, 12) == 3
assert factorial_zeros_in_base(13, 49) == 0
assert factorial_zeros_in_base(14, 49) == 1
assert factorial_zeros_in_base(5, 11) == 0
assert factorial_zeros_in_base(0, 10) == 0
assert factorial_zeros_in_base(-1, 10) is None
assert factorial_zeros_in_base(9, 1) is None
