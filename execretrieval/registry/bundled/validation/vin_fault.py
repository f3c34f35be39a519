"""Check a vehicle number of 17 capitals or digits without I, O and Q by its ninth sign, ten being X: form for a malformed one, the right sign when that differs, None when correct."""

import re

# A sign's place in this row, modulo ten, is its value.
ROW = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ"
WEIGHTS = (8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2)


def vin_fault(vin):
    if not re.fullmatch("[0-9A-HJ-NPR-Z]{17}", vin):
        return "form"
    total = 0
    for sign, weight in zip(vin, WEIGHTS):
        total += ROW.index(sign) % 10 * weight
    rest = total % 11
    wanted = "X" if rest == 10 else str(rest)
    return None if vin[8] == wanted else wanted


assert vin_fault("1M8GDM9AXKP042788") is None
assert vin_fault("11111111111111111") is None
assert vin_fault("5GZCZ43D13S812715") is None
assert vin_fault("1M8GDM9A1KP042788") == "X"
assert vin_fault("5GZCZ43DX3S812715") == "1"
assert vin_fault("1M8GDM9AXKP042789") == "1"
assert vin_fault("M18GDM9AXKP042788") == "2"
assert vin_fault("00000000000000000") is None
assert vin_fault("1111111111111111") == "form"
assert vin_fault("111111111111111111") == "form"
assert [vin_fault(f"1111111111111111{sign}") for sign in "IOQa-\u0661"] == ["form"] * 6
assert vin_fault("0000000000000000A") == "2"
