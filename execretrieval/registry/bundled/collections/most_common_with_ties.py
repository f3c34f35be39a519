"""List the most frequent items with their counts, highest count first and equal counts by item, for a number of places, keeping all that are level with the last place. Fewer than one place gives an empty list."""

from collections import Counter


def most_common_with_ties(items, places):
    if places < 1:
        return []
    ranked = sorted(Counter(items).items(), key=lambda pair: (-pair[1], pair[0]))
    kept = ranked[:places]
    for item, count in ranked[places:]:
        if count < kept[-1][1]:
            break
        kept.append((item, count))
    return kept


assert most_common_with_ties("banana", 1) == [("a", 3)]
assert most_common_with_ties("banana", 2) == [("a", 3), ("n", 2)]
assert most_common_with_ties("banana", 3) == [("a", 3), ("n", 2), ("b", 1)]
assert most_common_with_ties("banana", 9) == [("a", 3), ("n", 2), ("b", 1)]
assert most_common_with_ties("ccabb", 1) == [("b", 2), ("c", 2)]
assert most_common_with_ties("ccabb", 2) == [("b", 2), ("c", 2)]
assert most_common_with_ties("ddccab", 3) == [("c", 2), ("d", 2), ("a", 1), ("b", 1)]
assert most_common_with_ties([3, 1, 2], 1) == [(1, 1), (2, 1), (3, 1)]
assert most_common_with_ties("", 2) == []
assert most_common_with_ties("banana", 0) == []
assert most_common_with_ties("banana", -1) == []
