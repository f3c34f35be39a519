"""Centered moving average over a radius of neighbours on both sides, the window shrinking evenly at the ends so that it stays symmetric. Windows that contain None give None; a negative radius raises ValueError."""


def smooth_centered(series, radius):
    if radius < 0:
        raise ValueError("the radius must not be negative")
    smoothed = []
    for i in range(len(series)):
        reach = min(radius, i, len(series) - 1 - i)
        window = series[i - reach : i + reach + 1]
        if None in window:
            smoothed.append(None)
            continue
        smoothed.append(sum(window) / len(window))
    return smoothed


assert smooth_centered([1, 2, 6, 7], 1) == [1.0, 3.0, 5.0, 7.0]
assert smooth_centered([5, 0, 10, 3, 8], 2) == [5.0, 5.0, 5.2, 7.0, 8.0]
assert smooth_centered([5, 0, 10, 3, 9, 4, 4], 2) == [5.0, 5.0, 5.4, 5.2, 6.0, 17 / 3, 4.0]
assert smooth_centered([1, 2, 6], 0) == [1.0, 2.0, 6.0]
assert smooth_centered([1, None, 6, 2], 1) == [1.0, None, None, 2.0]
assert smooth_centered([None, 4, 4, 4], 1) == [None, None, 4.0, 4.0]
assert smooth_centered([4, 6], 3) == [4.0, 6.0]
assert smooth_centered([], 2) == []
try:
    smooth_centered([1, 2, 3], -1)
except ValueError:
    pass
else:
    raise AssertionError("a negative radius must be refused")
