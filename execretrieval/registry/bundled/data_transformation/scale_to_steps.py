"""Map integers linearly onto a whole-number scale so that the smallest becomes its start and the largest its end, halves rounded up. Missing values stay None; if all known values are equal they get the middle, rounded down."""


def scale_to_steps(values, start, end):
    known = [value for value in values if value is not None]
    if not known:
        return list(values)
    smallest = min(known)
    span = max(known) - smallest
    scaled = []
    for value in values:
        if value is None:
            scaled.append(None)
            continue
        if span == 0:
            scaled.append((start + end) // 2)
            continue
        doubled = 2 * (value - smallest) * (end - start)
        scaled.append(start + (doubled + span) // (2 * span))
    return scaled


assert scale_to_steps([0, 5, 10], 0, 100) == [0, 50, 100]
assert scale_to_steps([10, 20, 15], 1, 2) == [1, 2, 2]
assert scale_to_steps([1, 2, 4], 0, 10) == [0, 3, 10]
assert scale_to_steps([0, 1, 3], 10, 0) == [10, 7, 0]
assert scale_to_steps([-4, 0, 4], -1, 1) == [-1, 0, 1]
assert scale_to_steps([3, 3], 0, 9) == [4, 4]
assert scale_to_steps([None, 2, 4], 0, 10) == [None, 0, 10]
assert scale_to_steps([None, 7], 1, 4) == [None, 2]
assert scale_to_steps([None], 0, 4) == [None]
assert scale_to_steps([], 0, 4) == []
