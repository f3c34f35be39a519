"""Fill missing values in group and value rows by the median of their group, or of all rows if the group has too few known values; even counts take the lower middle. Without any known value all stay None."""


def lower_median(values):
    ordered = sorted(values)
    return ordered[(len(ordered) - 1) // 2]


def fill_from_group(rows, fewest):
    known = {}
    for group, value in rows:
        if value is not None:
            known.setdefault(group, []).append(value)
    everything = [value for values in known.values() for value in values]
    if not everything:
        return [None] * len(rows)
    filled = []
    for group, value in rows:
        if value is None:
            own = known.get(group, [])
            value = lower_median(own if len(own) >= max(fewest, 1) else everything)
        filled.append(value)
    return filled


assert fill_from_group([("a", 1), ("a", 3), ("a", None)], 1) == [1, 3, 1]
assert fill_from_group([("a", 1), ("b", 9), ("a", 3), ("b", 9), ("a", 8), ("a", None)], 3) == [
    1,
    9,
    3,
    9,
    8,
    3,
]
assert fill_from_group([("a", 1), ("b", 9), ("a", 3), ("b", 9), ("a", 8), ("a", None)], 4) == [
    1,
    9,
    3,
    9,
    8,
    8,
]
assert fill_from_group([("a", 5), ("b", 1), ("b", 2), ("a", None)], 2) == [5, 1, 2, 2]
assert fill_from_group([("a", 9), ("a", 2), ("a", 7), ("a", 5), ("a", None)], 2) == [9, 2, 7, 5, 5]
assert fill_from_group([("c", None), ("a", 4), ("b", 9)], 0) == [4, 4, 9]
assert fill_from_group([("a", 0), ("b", 7), ("b", 6), ("a", None)], 1) == [0, 7, 6, 0]
assert fill_from_group([("a", None), ("b", None)], 1) == [None, None]
assert fill_from_group([], 1) == []
