"""Cents in an amount like 1,234.50, round brackets making it negative. Commas part groups of three or are absent, decimals are none or two; superfluous leading zeros, a negative zero and any other text give None."""

import re


def money_text_cents(text):
    bracketed = text.startswith("(") and text.endswith(")")
    plain = text[1:-1] if bracketed else text
    match = re.fullmatch(r"([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.([0-9]{2}))?", plain)
    if match is None:
        return None
    whole = match[1].replace(",", "")
    if len(whole) > 1 and whole.startswith("0"):
        return None
    cents = int(whole) * 100 + int(match[2] or 0)
    if bracketed and cents == 0:
        return None
    return -cents if bracketed else cents


assert money_text_cents("1,234.50") == 123450
assert money_text_cents("1234.05") == 123405
assert money_text_cents("7") == 700
assert money_text_cents("0.99") == 99
assert money_text_cents("(12,345,678.90)") == -1234567890
assert money_text_cents("0") == 0
assert money_text_cents("(0.00)") is None
assert money_text_cents("(3)") == -300
assert [
    money_text_cents(text) for text in ("1,23", "1234,567", ",123", "1,2345", "0,123", "05")
] == [None] * 6
assert [money_text_cents(text) for text in ("1.5", "1.505", ".50", "1.", "1,234.5")] == [None] * 5
assert [money_text_cents(text) for text in ("", "(35", "35)", "-3", "()", "\u0663")] == [None] * 6
assert money_text_cents("00") is None
