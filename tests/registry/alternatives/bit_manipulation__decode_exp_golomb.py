import re


def code_of(value):
    number = 2 * value if value > 0 else 1 - 2 * value
    return "0" * (number.bit_length() - 1) + format(number, "b")


CODES = {code_of(value): value for value in range(-20, 21)}


def decode_exp_golomb(bits):
    values = []
    start = 0
    for end in range(1, len(bits) + 1):
        if bits[start:end] in CODES:
            values.append(CODES[bits[start:end]])
            start = end
    return values if start == len(bits) and re.fullmatch("[01]*", bits) else None
