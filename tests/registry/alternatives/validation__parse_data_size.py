from fractions import Fraction

UNITS = {"B": 1}
for _step, _letter in enumerate("kMGT", 1):
    UNITS[_letter + "B"] = 10 ** (3 * _step)
    UNITS[_letter.upper() + "iB"] = 2 ** (10 * _step)


def parse_data_size(text):
    number = text.rstrip("kKMGTiB")
    unit = text[len(number) :]
    if number[-1:] == " ":
        number = number[:-1]
    pieces = number.split(".")
    if unit not in UNITS or len(pieces) > 2:
        return None
    if any(not piece or set(piece) - set("0123456789") for piece in pieces):
        return None
    size = Fraction(number) * UNITS[unit]
    return int(size) if size.denominator == 1 else None
