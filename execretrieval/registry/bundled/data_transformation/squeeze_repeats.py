"""Compress a list into value and count pairs, where runs shorter than a minimum are left as single items with count 1 each and no count exceeds a maximum, longer runs being split. A maximum below one raises ValueError."""


def squeeze_repeats(values, shortest, largest):
    if largest < 1:
        raise ValueError("a count must hold at least one item")
    runs = []
    for value in values:
        if runs and runs[-1][0] == value:
            runs[-1][1] += 1
        else:
            runs.append([value, 1])
    packed = []
    for value, length in runs:
        if length < shortest:
            packed.extend([(value, 1)] * length)
            continue
        full, rest = divmod(length, largest)
        packed.extend([(value, largest)] * full)
        if rest > 0:
            packed.append((value, rest))
    return packed


assert squeeze_repeats([7, 7, 7, 1, 2, 2], 2, 9) == [(7, 3), (1, 1), (2, 2)]
assert squeeze_repeats([7, 7, 7, 1, 2, 2], 3, 9) == [(7, 3), (1, 1), (2, 1), (2, 1)]
assert squeeze_repeats([7, 7, 7, 7, 7], 2, 2) == [(7, 2), (7, 2), (7, 1)]
assert squeeze_repeats([7, 7, 7, 7], 4, 2) == [(7, 2), (7, 2)]
assert squeeze_repeats([7, 7, 7, 7], 5, 2) == [(7, 1), (7, 1), (7, 1), (7, 1)]
assert squeeze_repeats(["a", "b", "a"], 1, 5) == [("a", 1), ("b", 1), ("a", 1)]
assert squeeze_repeats([3, 3], 0, 1) == [(3, 1), (3, 1)]
assert squeeze_repeats([5, 5, 5], 1, 3) == [(5, 3)]
assert squeeze_repeats([], 2, 4) == []
try:
    squeeze_repeats([1, 1], 2, 0)
except ValueError:
    pass
else:
    raise AssertionError("a maximum of zero must be refused")
