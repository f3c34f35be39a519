"""Whole part, fixed digits and repeating digits of the quotient of two non-negative integers, written out in a number base up to ten. A finite expansion repeats nothing; dividing by zero gives None."""


def repeating_decimal_parts(numerator, denominator, base):
    if denominator == 0:
        return None
    whole, rest = divmod(numerator, denominator)
    seen = {}
    digits = ""
    while rest and rest not in seen:
        seen[rest] = len(digits)
        digit, rest = divmod(rest * base, denominator)
        digits += str(digit)
    if rest == 0:
        return whole, digits, ""
    start = seen[rest]
    return whole, digits[:start], digits[start:]


assert repeating_decimal_parts(1, 3, 10) == (0, "", "3")
assert repeating_decimal_parts(1, 6, 10) == (0, "1", "6")
assert repeating_decimal_parts(22, 7, 10) == (3, "", "142857")
assert repeating_decimal_parts(1, 12, 10) == (0, "08", "3")
assert repeating_decimal_parts(5, 8, 10) == (0, "625", "")
assert repeating_decimal_parts(7, 7, 10) == (1, "", "")
assert repeating_decimal_parts(0, 5, 10) == (0, "", "")
assert repeating_decimal_parts(5, 8, 2) == (0, "101", "")
assert repeating_decimal_parts(1, 3, 2) == (0, "", "01")
assert repeating_decimal_parts(7, 6, 3) == (1, "0", "1")
assert repeating_decimal_parts(4, 0, 10) is None
