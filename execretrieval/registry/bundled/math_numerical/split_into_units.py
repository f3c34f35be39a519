"""Break a quantity of the smallest unit into coarser units, given how many make the next one up, finest first. The list runs coarsest first, its head unbounded; a negative quantity negates all parts, counts below one give None."""


def split_into_units(amount, sizes):
    if any(size < 1 for size in sizes):
        return None
    if amount < 0:
        return [-part for part in split_into_units(-amount, sizes)]
    parts = []
    for size in sizes:
        amount, part = divmod(amount, size)
        parts.append(part)
    parts.append(amount)
    return parts[::-1]


assert split_into_units(3661, [60, 60, 24]) == [0, 1, 1, 1]
assert split_into_units(200000, [60, 60, 24]) == [2, 7, 33, 20]
assert split_into_units(86399, [60, 60, 24]) == [0, 23, 59, 59]
assert split_into_units(100, [12, 3]) == [2, 2, 4]
assert split_into_units(-100, [12, 3]) == [-2, -2, -4]
assert split_into_units(-1, [12]) == [0, -1]
assert split_into_units(5, [1, 4]) == [1, 1, 0]
assert split_into_units(-7, []) == [-7]
assert split_into_units(0, [60, 60]) == [0, 0, 0]
assert split_into_units(9, [4, -2]) is None
assert split_into_units(-9, [0, 4]) is None
