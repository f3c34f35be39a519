"""Number in Crockford base 32, its last symbol being the remainder by 37. Case and hyphens do not matter, O reads as 0, I and L as 1; a wrong check, foreign symbols or fewer than two give None."""

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U"
LOOKALIKES = str.maketrans("OIL", "011", "-")


def decode_crockford(text):
    symbols = text.upper().translate(LOOKALIKES)
    if not text.isascii() or len(symbols) < 2:
        return None
    number = 0
    for symbol in symbols[:-1]:
        value = SYMBOLS.find(symbol)
        if value < 0 or value > 31:
            return None
        number = (number << 5) + value
    return number if SYMBOLS.find(symbols[-1]) == number % 37 else None


assert decode_crockford("16JD") == 1234
assert decode_crockford("i6-jd-") == 1234
assert decode_crockford("16JE") is None
assert decode_crockford("00") == 0
assert decode_crockford("ol2") is None
assert decode_crockford("OLL") == 1
assert decode_crockford("ZZ") == 31
assert decode_crockford("10*") == 32
assert decode_crockford("14u") == 36
assert [decode_crockford(text) for text in ("", "7", "-7", "\u0131\u0131")] == [None] * 4
assert [decode_crockford(text) for text in ("*1*", "UU", "1*6", "?U", "0?")] == [None] * 5
assert decode_crockford("15-0") == 37
