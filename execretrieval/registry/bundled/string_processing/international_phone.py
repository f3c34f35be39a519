"""Normalise a phone number to plus, country code and digits: two leading zeros mean international, one leading zero is replaced by the home country code, punctuation is dropped. Letters, or fewer than seven digits in the result, give None."""

import re


def international_phone(text, home):
    compact = "".join(char for char in text if char not in " ()-./")
    if compact.startswith("+"):
        digits = compact[1:]
    elif compact.startswith("00"):
        digits = compact[2:]
    elif compact.startswith("0"):
        digits = home + compact[1:]
    else:
        digits = home + compact
    if not re.fullmatch("[0-9]{7,}", digits):
        return None
    return "+" + digits


assert international_phone("+49 30 12345\u0663", "1") is None
assert international_phone("+44 20 7946-0000", "49") == "+442079460000"
assert international_phone("0044 (20) 7946 0000", "49") == "+442079460000"
assert international_phone("030/123.456", "49") == "+4930123456"
assert international_phone("123 456", "49") == "+49123456"
assert international_phone("12345", "49") == "+4912345"
assert international_phone("1234", "49") is None
assert international_phone("+1234567", "49") == "+1234567"
assert international_phone("+123456", "49") is None
assert international_phone("0001234567", "49") == "+01234567"
assert international_phone("0800-CALL-NOW", "1") is None
assert international_phone("+49+301234567", "1") is None
assert international_phone("", "49") is None
