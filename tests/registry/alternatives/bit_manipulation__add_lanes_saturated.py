def add_lanes_saturated(first, second, width, lanes):
    if min(width, lanes) <= 0:
        return None
    base = 2**width
    digits = []
    for _ in range(lanes):
        first, low = divmod(first, base)
        second, other = divmod(second, base)
        digits.append(base - 1 if low + other >= base else low + other)
    return sum(digit * base**place for place, digit in enumerate(digits))
