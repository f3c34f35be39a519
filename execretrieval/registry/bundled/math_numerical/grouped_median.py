"""Estimate the median of data known only as separate classes of lower limit, upper limit and count, in any order, by straight-line interpolation in the first class that completes half. Without any counts give None."""


def inside_class(low, high, share):
    return low + (high - low) * share


def grouped_median(classes):
    total = sum(count for _, _, count in classes)
    passed = 0
    for low, high, count in sorted(classes):
        if count > 0 and (passed + count) * 2 >= total:
            return inside_class(low, high, (total / 2 - passed) / count)
        passed += count
    return None


assert grouped_median([(0, 10, 5), (10, 20, 10), (20, 40, 5)]) == 15.0
assert grouped_median([(20, 40, 5), (0, 10, 5), (10, 20, 10)]) == 15.0
assert grouped_median([(0, 10, 4), (10, 22, 6)]) == 12.0
assert grouped_median([(0, 10, 4), (10, 20, 1)]) == 6.25
assert grouped_median([(0, 10, 2), (10, 20, 2)]) == 10.0
assert grouped_median([(0, 10, 2), (10, 20, 0), (20, 30, 2)]) == 10.0
assert grouped_median([(0, 10, 0), (10, 14, 2)]) == 12.0
assert grouped_median([(5, 9, 1)]) == 7.0
assert grouped_median([(-4, 0, 4), (0, 4, 2)]) == -1.0
assert grouped_median([(0, 10, 0)]) is None
assert grouped_median([]) is None
