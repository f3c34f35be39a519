def swap_bit_ranges(word, first, second, width):
    lower, upper = sorted((first, second))
    if lower < 0 or upper - lower < width:
        return None
    bits = list(format(word, "b").zfill(upper + width)[::-1])
    for step in range(width):
        bits[lower + step], bits[upper + step] = bits[upper + step], bits[lower + step]
    return int("".join(bits[::-1]) or "0", 2)
