"""Count how many values fall between neighbouring edges, given in any order, lower edge included and upper excluded, except that the last bin holds its upper edge too. Values outside are not counted; fewer than two edges give no bins."""

from bisect import bisect_right


def histogram_by_edges(values, edges):
    ordered = sorted(edges)
    if len(ordered) < 2:
        return []
    counts = [0] * (len(ordered) - 1)
    for value in values:
        if value < ordered[0] or value > ordered[-1]:
            continue
        if value == ordered[-1]:
            counts[-1] += 1
            continue
        counts[bisect_right(ordered, value) - 1] += 1
    return counts


assert histogram_by_edges([1, 2, 3, 4, 5], [1, 3, 5]) == [2, 3]
assert histogram_by_edges([0, 1, 5, 6], [1, 3, 5]) == [1, 1]
assert histogram_by_edges([3], [1, 3, 5]) == [0, 1]
assert histogram_by_edges([2.5, 2.9, 3.0], [5, 1, 3]) == [2, 1]
assert histogram_by_edges([0, 9, 10, 19, 20, 29, 30], [0, 10, 20, 30]) == [2, 2, 3]
assert histogram_by_edges([2.5, 2.9, 3.0], [5, 1, 1, 3]) == [0, 2, 1]
assert histogram_by_edges([5, 6], [4, 5]) == [1]
assert histogram_by_edges([1, 2], [2, 2]) == [1]
assert histogram_by_edges([], [0, 1, 2]) == [0, 0]
assert histogram_by_edges([7], [7]) == []
assert histogram_by_edges([1, 2], []) == []
