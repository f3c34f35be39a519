"""Divide one polynomial by another, coefficients as integers from the highest power down, and return the quotient's coefficients without leading zeros. A remainder, a fraction or division by zero gives None; zero is an empty list."""


def without_leading_zeros(coefficients):
    for index, coefficient in enumerate(coefficients):
        if coefficient != 0:
            return coefficients[index:]
    return []


def exact_polynomial_quotient(dividend, divisor):
    divisor = without_leading_zeros(divisor)
    rest = without_leading_zeros(dividend)
    if not divisor:
        return None
    quotient = []
    for place in range(len(rest) - len(divisor) + 1):
        factor = rest[place] // divisor[0]
        quotient.append(factor)
        scaled = [factor * coefficient for coefficient in divisor]
        part = rest[place : place + len(divisor)]
        below = [above - taken for above, taken in zip(part, scaled, strict=True)]
        rest = rest[:place] + below + rest[place + len(divisor) :]
    return None if any(rest) else quotient


assert exact_polynomial_quotient([1, 0, -1], [1, 1]) == [1, -1]
assert exact_polynomial_quotient([2, 7, 2, -3], [2, -1]) == [1, 4, 3]
assert exact_polynomial_quotient([6, -4, 2], [2]) == [3, -2, 1]
assert exact_polynomial_quotient([0, 0, 1, 5], [0, 1, 5]) == [1]
assert exact_polynomial_quotient([1, 2, 3, 2, 1], [1, 1, 1]) == [1, 1, 1]
assert exact_polynomial_quotient([1, 0, 0], [1, 0]) == [1, 0]
assert exact_polynomial_quotient([1, 0, 1], [1, 1]) is None
assert exact_polynomial_quotient([3, 6], [2, 4]) is None
assert exact_polynomial_quotient([1, 1], [1, 0, 1]) is None
assert exact_polynomial_quotient([0, 0], [3, 1]) == []
assert exact_polynomial_quotient([], [7]) == []
assert exact_polynomial_quotient([4], [0, 0]) is None
