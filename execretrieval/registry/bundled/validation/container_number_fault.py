"""Check a freight container number such as CSQU3054383: three owner letters, a kind letter U, J or Z, six digits and a check digit. Return pattern or check for what is wrong, None when all is right."""

import re
import string


def sign_value(sign):
    if sign.isdigit():
        return int(sign)
    index = string.ascii_uppercase.index(sign)
    # Letters count from 10 upwards and leave out the multiples of 11.
    return 10 + index + (index + 9) // 10


def container_number_fault(number):
    if not re.fullmatch("[A-Z]{3}[UJZ][0-9]{7}", number):
        return "pattern"
    total = sum(sign_value(sign) << place for place, sign in enumerate(number[:10]))
    if total % 11 % 10 != int(number[10]):
        return "check"
    return None


assert container_number_fault("CSQU3054383") is None
assert container_number_fault("ABCU0000001") is None
assert container_number_fault("KLVZ1234560") is None
assert container_number_fault("CSQU3054384") == "check"
assert container_number_fault("CSQU0354383") == "check"
assert container_number_fault("AAAU0000100") is None
assert container_number_fault("CSQX3054383") == "pattern"
assert container_number_fault("CSQU305438") == "pattern"
assert container_number_fault("csqU3054383") == "pattern"
assert container_number_fault("CSQU305438\u0663") == "pattern"
assert container_number_fault("") == "pattern"
