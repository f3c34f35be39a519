def to_digits(number, base, width):
    digits = []
    for _ in range(width):
        number, digit = divmod(number, base)
        digits.append(str(digit))
    return "".join(reversed(digits))


def repeating_decimal_parts(numerator, denominator, base):
    if not denominator:
        return None
    rest = numerator % denominator
    for total in range(denominator + 1):
        for fixed in range(total + 1):
            low = rest * base**fixed
            high = rest * base**total
            if total > fixed and high % denominator == low % denominator:
                return (
                    numerator // denominator,
                    to_digits(low // denominator, base, fixed),
                    to_digits(high // denominator, base, total - fixed),
                )
            if total == fixed and low % denominator == 0:
                return numerator // denominator, to_digits(low // denominator, base, fixed), ""
    raise AssertionError
