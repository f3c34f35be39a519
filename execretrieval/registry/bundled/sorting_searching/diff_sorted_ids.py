"""Compare an old and a new ascending list of ids in one pass and return the ids that were added and those that were removed, both ascending. Repeated ids are counted, so a lost duplicate is a removal."""


def diff_sorted_ids(old, new):
    added = []
    removed = []
    position = 0
    for ident in new:
        while position < len(old) and old[position] < ident:
            removed.append(old[position])
            position += 1
        if position == len(old) or old[position] != ident:
            added.append(ident)
            continue
        position += 1
    removed.extend(old[position:])
    return added, removed


assert diff_sorted_ids([1, 2, 4], [1, 3, 4]) == ([3], [2])
assert diff_sorted_ids([1, 2], [1, 2]) == ([], [])
assert diff_sorted_ids([5, 6, 7], [1, 6]) == ([1], [5, 7])
assert diff_sorted_ids([2, 4], [2, 4, 6, 8]) == ([6, 8], [])
assert diff_sorted_ids([2, 4, 6, 8], [6]) == ([], [2, 4, 8])
assert diff_sorted_ids([3, 3, 3], [3]) == ([], [3, 3])
assert diff_sorted_ids([3], [3, 3]) == ([3], [])
assert diff_sorted_ids([1, 1, 2], [0, 1, 2, 2]) == ([0, 2], [1])
assert diff_sorted_ids([9], [7, 8]) == ([7, 8], [9])
assert diff_sorted_ids([], [4, 5]) == ([4, 5], [])
assert diff_sorted_ids([4, 5], []) == ([], [4, 5])
assert diff_sorted_ids([], []) == ([], [])
