VALUES = {digit: int(digit) for digit in "0123456789"}
for _row, _first in (("ABCDEFGH", 1), ("JKLMN", 1), ("P", 7), ("R", 9), ("STUVWXYZ", 2)):
    VALUES.update({letter: value for value, letter in enumerate(_row, _first)})


def vin_fault(vin):
    if len(vin) != 17 or any(sign not in VALUES for sign in vin):
        return "form"
    front = sum((8 - place) * VALUES[sign] for place, sign in enumerate(vin[:7]))
    back = sum(weight * VALUES[sign] for weight, sign in zip(range(2, 10), vin[:8:-1], strict=True))
    wanted = "0123456789X"[(front + 10 * VALUES[vin[7]] + back) % 11]
    return wanted if wanted != vin[8] else None
