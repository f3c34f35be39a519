"""Check digit that a trade item number of 8, 12, 13 or 14 digits should have when its last digit is wrong, weights 3 and 1 alternating from the right; -1 when it is right, None for any other text."""


def weighted_sum(digits):
    total = 0
    for place, digit in enumerate(reversed(digits)):
        total += int(digit) if place % 2 else 3 * int(digit)
    return total


def right_check_digit(code):
    if len(code) not in (8, 12, 13, 14):
        return None
    if not (code.isascii() and code.isdigit()):
        return None
    wanted = (10 - weighted_sum(code[:-1])) % 10
    return -1 if wanted == int(code[-1]) else wanted


assert right_check_digit("4006381333931") == -1
assert right_check_digit("4006381333930") == 1
assert right_check_digit("036000291452") == -1
assert right_check_digit("036000291459") == 2
assert right_check_digit("96385074") == -1
assert right_check_digit("96385075") == 4
assert right_check_digit("10614141000415") == -1
assert right_check_digit("00000000") == -1
assert right_check_digit("00000001") == 0
assert [right_check_digit("0" * n) for n in (0, 7, 9, 11, 15)] == [None] * 5
assert right_check_digit("9638507X") is None
assert right_check_digit("9638507\u0664") is None
