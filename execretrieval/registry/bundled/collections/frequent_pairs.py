"""Pairs of different products bought together in at least a minimum number of baskets, at most so many, most frequent first and then alphabetically, with counts. A product listed twice in a basket counts once; none wanted gives none."""

from itertools import combinations


def count_pairs(baskets):
    counts = {}
    for basket in baskets:
        for pair in combinations(sorted(set(basket)), 2):
            counts[pair] = counts.get(pair, 0) + 1
    return counts


def frequent_pairs(baskets, minimum, limit):
    if limit < 1:
        return []
    counts = count_pairs(baskets)
    kept = [(pair, count) for pair, count in counts.items() if count >= minimum]
    return sorted(kept, key=lambda item: (-item[1], item[0]))[:limit]


assert frequent_pairs(["ab", "ba", "ac"], 1, 9) == [(("a", "b"), 2), (("a", "c"), 1)]
assert frequent_pairs(["ab", "ba", "ac"], 2, 9) == [(("a", "b"), 2)]
assert frequent_pairs(["ab", "ba", "ac"], 3, 9) == []
assert frequent_pairs(["cba"], 1, 9) == [(("a", "b"), 1), (("a", "c"), 1), (("b", "c"), 1)]
assert frequent_pairs(["cba", "cb"], 1, 2) == [(("b", "c"), 2), (("a", "b"), 1)]
assert frequent_pairs(["cba", "cb"], 1, 1) == [(("b", "c"), 2)]
assert frequent_pairs(["aab", "bb"], 1, 9) == [(("a", "b"), 1)]
assert frequent_pairs(["ab"], 1, 0) == []
assert frequent_pairs(["ab", "cd"], 1, -1) == []
assert frequent_pairs(["cd", "ab", ""], 1, 9) == [(("a", "b"), 1), (("c", "d"), 1)]
assert frequent_pairs([], 1, 9) == []
