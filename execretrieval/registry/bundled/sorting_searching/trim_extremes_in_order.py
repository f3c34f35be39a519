"""Drop the given counts of lowest and highest values and keep the others in their order; among equals the earlier goes first at the low end, the later at the high end. Negative counts raise ValueError."""


def trim_extremes_in_order(values, lowest, highest):
    if lowest < 0 or highest < 0:
        raise ValueError("counts must not be negative")
    ascending = sorted(range(len(values)), key=lambda index: values[index])
    kept = ascending[lowest : max(len(values) - highest, 0)]
    return [values[index] for index in sorted(kept)]


assert trim_extremes_in_order([5, 1, 9, 3], 1, 1) == [5, 3]
assert trim_extremes_in_order([5, 1, 9, 3], 2, 0) == [5, 9]
assert trim_extremes_in_order([5, 1, 9, 3], 0, 2) == [1, 3]
assert trim_extremes_in_order([2, 7, 2, 5], 1, 0) == [7, 2, 5]
assert trim_extremes_in_order([7, 2, 7, 5], 0, 1) == [7, 2, 5]
assert trim_extremes_in_order([4, 8, 6], 0, 0) == [4, 8, 6]
assert trim_extremes_in_order([4, 8, 6], 2, 1) == []
assert trim_extremes_in_order([4, 8, 6], 0, 4) == []
assert trim_extremes_in_order([4, 8, 6], 5, 0) == []
assert trim_extremes_in_order([], 1, 1) == []
try:
    trim_extremes_in_order([4, 8, 6], -1, 0)
except ValueError:
    pass
else:
    raise AssertionError("a negative low count was accepted")
try:
    trim_extremes_in_order([4, 8, 6], 0, -1)
except ValueError:
    pass
else:
    raise AssertionError("a negative high count was accepted")
