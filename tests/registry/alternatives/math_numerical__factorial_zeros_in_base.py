from math import factorial


def factorial_zeros_in_base(number, base):
    if number < 0 or base <= 1:
        return None
    value, zeros = factorial(number), 0
    while value % base == 0:
        value //= base
        zeros += 1
    return zeros
