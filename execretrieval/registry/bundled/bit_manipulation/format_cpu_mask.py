"""List the numbers of the set bits of a processor mask as text, such as 0-3,8,9: three or more neighbours become a range. An empty mask gives empty text, a negative one None."""


def trailing_zeros(word):
    return (word ^ (word - 1)).bit_length() - 1


def runs_of_ones(mask, base):
    if mask == 0:
        return []
    skipped = trailing_zeros(mask)
    rest = mask >> skipped
    ones = trailing_zeros(~rest)
    first = base + skipped
    return [(first, ones), *runs_of_ones(rest >> ones, first + ones)]


def format_cpu_mask(mask):
    if mask < 0:
        return None
    parts = []
    for first, ones in runs_of_ones(mask, 0):
        if ones >= 3:
            parts.append(f"{first}-{first + ones - 1}")
        else:
            parts.extend(str(first + offset) for offset in range(ones))
    return ",".join(parts)


assert format_cpu_mask(0) == ""
assert format_cpu_mask(0b1) == "0"
assert format_cpu_mask(0b100) == "2"
assert format_cpu_mask(0b11) == "0,1"
assert format_cpu_mask(0b111) == "0-2"
assert format_cpu_mask(0b1110) == "1-3"
assert format_cpu_mask(0b1100001111) == "0-3,8,9"
assert format_cpu_mask(0b1011100101) == "0,2,5-7,9"
assert format_cpu_mask(1 << 40) == "40"
assert format_cpu_mask(-1) is None
