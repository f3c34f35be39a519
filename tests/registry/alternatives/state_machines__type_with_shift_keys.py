import re


def type_with_shift_keys(keys, symbols):
    row = {str(digit): symbol for digit, symbol in enumerate(symbols)}
    text, locked = "", False
    for shifts, plain in re.findall(r"(\^*)([^^]*)", keys):
        state = ((2 if locked else 0) + len(shifts)) % 3
        locked = state == 2
        first = plain[:1]
        text += plain.upper() if locked else row.get(first, first.upper()) + plain[1:] if state else plain
    return text
