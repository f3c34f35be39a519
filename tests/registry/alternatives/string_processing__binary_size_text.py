from decimal import ROUND_DOWN, Decimal


def binary_size_text(size):
    sign, rest = ("-", -size) if size < 0 else ("", size)
    value = Decimal(rest)
    names = ["B", "KiB", "MiB", "GiB"]
    while value >= 1024 and len(names) > 1:
        value /= 1024
        names.pop(0)
    step = Decimal("0.1") if value < 10 and names[0] != "B" else Decimal(1)
    return f"{sign}{value.quantize(step, rounding=ROUND_DOWN)} {names[0]}"
