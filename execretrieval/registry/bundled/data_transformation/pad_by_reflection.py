"""Extend a list on both sides by mirroring it at its ends without repeating the end items, back and forth as often as needed. A single item is repeated; an empty list stays empty; negative widths count as zero."""


def folded_index(position, size):
    cycle = max(2 * (size - 1), 1)
    place = position % cycle
    return min(place, cycle - place)


def pad_by_reflection(items, before, after):
    if not items:
        return []
    start = -max(before, 0)
    end = len(items) + max(after, 0)
    return [items[folded_index(position, len(items))] for position in range(start, end)]


assert pad_by_reflection([1, 2, 3], 2, 0) == [3, 2, 1, 2, 3]
assert pad_by_reflection([1, 2, 3], 0, 2) == [1, 2, 3, 2, 1]
assert pad_by_reflection([1, 2, 3], 3, 4) == [2, 3, 2, 1, 2, 3, 2, 1, 2, 3]
assert pad_by_reflection([1, 2], 2, 3) == [1, 2, 1, 2, 1, 2, 1]
assert pad_by_reflection([1, 2, 3, 4], 1, 1) == [2, 1, 2, 3, 4, 3]
assert pad_by_reflection([7], 2, 1) == [7, 7, 7, 7]
assert pad_by_reflection([1, 2, 3], -1, 1) == [1, 2, 3, 2]
assert pad_by_reflection([1, 2, 3], 1, -2) == [2, 1, 2, 3]
assert pad_by_reflection([1, 2], 0, 0) == [1, 2]
assert pad_by_reflection([], 2, 2) == []
