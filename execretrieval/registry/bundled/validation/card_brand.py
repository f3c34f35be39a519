"""Brand of a payment card, amex, mastercard or visa with 13 or 16 digits, by leading digits and length, blanks ignored. Anything but digits or a wrong Luhn check gives None, numbers of no such brand unknown."""

BRANDS = (
    ("amex", 34, 34, (15,)),
    ("amex", 37, 37, (15,)),
    ("visa", 4, 4, (13, 16)),
    ("mastercard", 51, 55, (16,)),
    ("mastercard", 2221, 2720, (16,)),
)


def luhn_total(digits):
    values = [int(digit) * (1 + place % 2) for place, digit in enumerate(reversed(digits))]
    return sum(value - 9 if value > 9 else value for value in values)


def card_brand(number):
    digits = number.replace(" ", "")
    if not (digits.isascii() and digits.isdigit()):
        return None
    if luhn_total(digits) % 10 != 0:
        return None
    for brand, low, high, lengths in BRANDS:
        lead = int(digits[: len(str(low))])
        if low <= lead <= high and len(digits) in lengths:
            return brand
    return "unknown"


assert card_brand("4111 1111 1111 1111") == "visa"
assert card_brand("4222222222222") == "visa"
assert card_brand("3782 822463 10005") == "amex"
assert card_brand("5555 5555 5555 4444") == "mastercard"
assert card_brand("5105105105105100") == "mastercard"
assert card_brand("2221000000000009") == "mastercard"
assert card_brand("2720990000000007") == "mastercard"
assert [card_brand(number) for number in ("2220000000000000", "2721000000000004")] == [
    "unknown"
] * 2
assert card_brand("400000000000006") == "unknown"
assert card_brand("4111 1111 1111 1112") is None
assert card_brand("") is None
assert [card_brand(number) for number in ("91", "19", "411-1", "\u0661\u0668")] == [
    "unknown",
    None,
    None,
    None,
]
