from itertools import count, product


def balanced_ternary_text(number):
    for width in count(1):
        for digits in product("-0+", repeat=width):
            value = sum(("-0+".index(digit) - 1) * 3**place for place, digit in enumerate(reversed(digits)))
            if value == number:
                return "".join(digits)
    raise AssertionError
