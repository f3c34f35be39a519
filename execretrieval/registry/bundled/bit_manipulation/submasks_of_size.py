"""List in ascending order every submask of a non-negative bit mask that has a given number of set bits. Zero bits give only 0; a negative number or one above the mask's own count gives an empty list."""


def submasks_of_size(mask, size):
    if size < 0 or size > mask.bit_count():
        return []
    if size == 0:
        return [0]
    rest = mask & (mask - 1)
    lowest = mask ^ rest
    without = submasks_of_size(rest, size)
    with_lowest = [lowest + sub for sub in submasks_of_size(rest, size - 1)]
    return sorted([*without, *with_lowest])


assert submasks_of_size(0b1011, 0) == [0]
assert submasks_of_size(0b1011, 1) == [1, 2, 8]
assert submasks_of_size(0b1011, 2) == [3, 9, 10]
assert submasks_of_size(0b1011, 3) == [11]
assert submasks_of_size(0b1011, 4) == []
assert submasks_of_size(0b11110, 2) == [6, 10, 12, 18, 20, 24]
assert submasks_of_size(64, 1) == [64]
assert submasks_of_size(0, 0) == [0]
assert submasks_of_size(0, 1) == []
assert submasks_of_size(0b101, -1) == []
