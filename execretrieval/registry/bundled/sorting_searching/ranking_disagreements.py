"""Pairs of items that a second ranking puts the other way round than the first, at least some places apart, as better and worse by the first. Items missing from the second stand together behind all the rest."""

from itertools import combinations


def ranking_disagreements(first, second, apart):
    place = {item: position for position, item in enumerate(second)}
    placed = [(item, place.get(item, len(second))) for item in first]
    pairs = []
    for (better, behind), (worse, ahead) in combinations(placed, 2):
        if behind - ahead < max(apart, 1):
            continue
        pairs.append((better, worse))
    return pairs


assert ranking_disagreements("abc", "acb", 1) == [("b", "c")]
assert ranking_disagreements("abc", "acb", 2) == []
assert ranking_disagreements("abc", "cba", 1) == [("a", "b"), ("a", "c"), ("b", "c")]
assert ranking_disagreements("abc", "cba", 2) == [("a", "c")]
assert ranking_disagreements("abc", "abc", 1) == []
assert ranking_disagreements("xab", "ab", 1) == [("x", "a"), ("x", "b")]
assert ranking_disagreements("xab", "ab", 2) == [("x", "a")]
assert ranking_disagreements("axy", "a", 0) == []
assert ranking_disagreements("abc", "bca", 0) == [("a", "b"), ("a", "c")]
assert ranking_disagreements("ab", "bqa", 2) == [("a", "b")]
assert ranking_disagreements("", "ab", 1) == []
