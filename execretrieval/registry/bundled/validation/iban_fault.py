"""Tell what is wrong with an international bank account number of Germany, Norway or the Netherlands: country, length, character or checksum, in that order, blanks ignored; None when it is fine. Lower case is a wrong character or country."""

import re

LENGTHS = {"DE": 22, "NL": 18, "NO": 15}


def remainder_of(compact):
    moved = [*compact[4:], *compact[:4]]
    return int("".join(str(int(char, 36)) for char in moved)) % 97


def iban_fault(text):
    compact = text.replace(" ", "")
    country = compact[:2]
    if country not in LENGTHS:
        return "country"
    if len(compact) != LENGTHS[country]:
        return "length"
    if not re.fullmatch("[0-9]{2}[0-9A-Z]+", compact[2:]):
        return "character"
    return None if remainder_of(compact) == 1 else "checksum"


assert iban_fault("DE89 3704 0044 0532 0130 00") is None
assert iban_fault("NL91ABNA0417164300") is None
assert iban_fault("NO93 8601 1117 947") is None
assert iban_fault("NO93 8601 1117 946") == "checksum"
assert iban_fault("NL19ABNA0417164300") == "checksum"
assert iban_fault("NL91BANA0417164300") == "checksum"
assert iban_fault("NO93 8601 1117 9479") == "length"
assert iban_fault("NL00ZZZZ0417164300") == "checksum"
assert iban_fault("NL91ABNA04171643") == "length"
assert iban_fault("FR93 8601 1117 947") == "country"
assert iban_fault("NL91abna0417164300") == "character"
assert iban_fault("NLA1ABNA0417164300") == "character"
