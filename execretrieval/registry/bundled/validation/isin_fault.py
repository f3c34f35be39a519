"""Check a securities number of two capitals, nine capitals or digits and a Luhn check digit over everything, letters counting as two digits from A for 10. Return form or check for what is wrong, None if fine."""

import re


def alternating_sum(digits):
    total = 0
    for place, digit in enumerate(digits[::-1]):
        tens, ones = divmod(int(digit) * (1 + place % 2), 10)
        total += tens + ones
    return total


def isin_fault(text):
    if not re.fullmatch("[A-Z]{2}[0-9A-Z]{9}[0-9]", text):
        return "form"
    digits = "".join(str(int(char, 36)) for char in text[:-1])
    wanted = (10 - alternating_sum(f"{digits}0")) % 10
    return None if wanted == int(text[-1]) else "check"


assert isin_fault("US0378331005") is None
assert isin_fault("AU0000XVGZA3") is None
assert isin_fault("GB0002634946") is None
assert isin_fault("US0378331004") == "check"
assert isin_fault("US0373831005") == "check"
assert isin_fault("UT0378331005") == "check"
assert isin_fault("US000000000") == "form"
assert isin_fault("US03783310050") == "form"
assert isin_fault("us0378331005") == "form"
assert isin_fault("U10378331005") == "form"
assert isin_fault("US037833100X") == "form"
assert isin_fault("AA0000000790") is None
