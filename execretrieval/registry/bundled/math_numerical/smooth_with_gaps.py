"""Exponential smoothing of a series in which None marks missing readings: a missing one repeats the last smoothed value, leading ones stay None, and the first real reading starts the average. A weight outside 0 to 1 gives None."""


def blend(previous, reading, weight):
    return previous + (reading - previous) * weight


def smooth_with_gaps(readings, weight):
    if weight < 0 or weight > 1:
        return None
    smoothed = []
    current = None
    for reading in readings:
        if current is None:
            current = reading
        elif reading is not None:
            current = blend(current, reading, weight)
        smoothed.append(current)
    return smoothed


assert smooth_with_gaps([4, 8, 16], 0.5) == [4, 6.0, 11.0]
assert smooth_with_gaps([8, 4], 0.25) == [8, 7.0]
assert smooth_with_gaps([4, None, 8, None], 0.5) == [4, 4, 6.0, 6.0]
assert smooth_with_gaps([None, None, 2, 4], 0.5) == [None, None, 2, 3.0]
assert smooth_with_gaps([0, 8, 0], 0.5) == [0, 4.0, 2.0]
assert smooth_with_gaps([3, 9, 5], 1) == [3, 9, 5]
assert smooth_with_gaps([3, 9, 5], 0) == [3, 3, 3]
assert smooth_with_gaps([None], 0.5) == [None]
assert smooth_with_gaps([], 0.5) == []
assert smooth_with_gaps([1, 2], -0.5) is None
assert smooth_with_gaps([1, 2], 1.5) is None
