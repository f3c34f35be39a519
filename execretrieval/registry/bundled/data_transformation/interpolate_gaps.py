"""Fill runs of None between two known numbers by straight-line interpolation, but only runs of at most the given length. Longer runs and those at either end of the list stay None."""


def bridge(left, right, missing):
    step = (right - left) / (missing + 1)
    return [left + step * i for i in range(1, missing + 1)]


def interpolate_gaps(values, max_gap):
    filled = list(values)
    known = [i for i, value in enumerate(values) if value is not None]
    for before, after in zip(known, known[1:]):
        missing = after - before - 1
        if missing > max_gap:
            continue
        filled[before + 1 : after] = bridge(values[before], values[after], missing)
    return filled


assert interpolate_gaps([1, None, 4], 1) == [1, 2.5, 4]
assert interpolate_gaps([5, None, 5], 0) == [5, None, 5]
assert interpolate_gaps([0, None, None, None, 8], 3) == [0, 2.0, 4.0, 6.0, 8]
assert interpolate_gaps([0, None, None, None, 8], 2) == [0, None, None, None, 8]
assert interpolate_gaps([10, None, 4, None, None, 1], 1) == [10, 7.0, 4, None, None, 1]
assert interpolate_gaps([10, None, 4, None, None, 1], 2) == [10, 7.0, 4, 3.0, 2.0, 1]
assert interpolate_gaps([None, 4, None], 5) == [None, 4, None]
assert interpolate_gaps([2, None, -2, 6], 4) == [2, 0.0, -2, 6]
assert interpolate_gaps([None, None], 2) == [None, None]
assert interpolate_gaps([], 3) == []
