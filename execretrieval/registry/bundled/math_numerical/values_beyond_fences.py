"""List, in input order, the values lying further than a factor times the interquartile range below the lower or above the upper quartile; quartiles are medians of the halves, the middle value left out. Fewer than four values give none."""


def middle_of(ordered):
    half = len(ordered) // 2
    if len(ordered) % 2 == 1:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2


def values_beyond_fences(values, factor):
    if len(values) < 4:
        return []
    ordered = sorted(values)
    half = len(ordered) // 2
    lower, upper = middle_of(ordered[:half]), middle_of(ordered[-half:])
    reach = (upper - lower) * factor
    return [value for value in values if value < lower - reach or value > upper + reach]


assert values_beyond_fences([1, 2, 3, 4, 5, 6, 50], 1.5) == [50]
assert values_beyond_fences([90, 5, 6, 7, 8, 9, -40], 1) == [90, -40]
assert values_beyond_fences([-8, 1, 2, 3, 4, 5, 6, 17], 1.5) == [-8, 17]
assert values_beyond_fences([2, 4, 6, 8, 17], 1) == []
assert values_beyond_fences([2, 4, 6, 8, 19], 0.5) == [19]
assert values_beyond_fences([0, 10, 10, 10, 10, 20], 3) == [0, 20]
assert values_beyond_fences([1, 2, 9, 10], 0) == [1, 10]
assert values_beyond_fences([1, 2, 3, 4, 5, 6, 12], 1.5) == []
assert values_beyond_fences([-8, 1, 2, 3, 4, 5, 6], 1.5) == [-8]
assert values_beyond_fences([1, 1, 9], 0) == []
assert values_beyond_fences([], 1.5) == []
