"""Label values by equal parts of their ranking, from 1 for the lowest up to a number of parts. Equal values share the label of the first of them; missing values get None, as do all without parts."""

from bisect import bisect_left


def quantile_labels(values, parts):
    ordered = sorted(value for value in values if value is not None)
    labels = []
    for value in values:
        if value is None or parts < 1:
            labels.append(None)
            continue
        rank = bisect_left(ordered, value)
        labels.append(rank * parts // len(ordered) + 1)
    return labels


assert quantile_labels([10, 20, 30, 40], 2) == [1, 1, 2, 2]
assert quantile_labels([40, 10, 30, 20], 4) == [4, 1, 3, 2]
assert quantile_labels([5, 5, 5, 9], 2) == [1, 1, 1, 2]
assert quantile_labels([1, 1, 2, 2], 2) == [1, 1, 2, 2]
assert quantile_labels([1, 2, 3], 2) == [1, 1, 2]
assert quantile_labels([3, 8, 8, 8, 1], 5) == [2, 3, 3, 3, 1]
assert quantile_labels([7], 3) == [1]
assert quantile_labels([1, 2], 5) == [1, 3]
assert quantile_labels([None, 3, 8], 2) == [None, 1, 2]
assert quantile_labels([3, 8], 1) == [1, 1]
assert quantile_labels([3, 8], 0) == [None, None]
assert quantile_labels([], 2) == []
