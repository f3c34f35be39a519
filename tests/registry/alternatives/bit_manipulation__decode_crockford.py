import re


def decode_crockford(text):
    plain = text.replace("-", "")
    if not re.fullmatch(r"(?a:[0-9A-TV-Za-tv-z]+[0-9A-Za-z*~$=])", plain):
        return None
    for wrong, right in (("o", "0"), ("i", "1"), ("l", "1")):
        plain = plain.lower().replace(wrong, right)
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    values = {symbol: value for value, symbol in enumerate(digits + "*~$=u")}
    total = sum(values[symbol] * 32**place for place, symbol in enumerate(plain[-2::-1]))
    return total if total % 37 == values[plain[-1]] else None
