"""Keep the largest categories of a counter, none if negative, descending, ties alphabetical, and sum the rest under a label. A rest that sums to zero is dropped, else a rest of one category keeps its own name."""


def lump_small_shares(counts, keep, label):
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    cut = max(keep, 0)
    head, tail = ranked[:cut], ranked[cut:]
    rest = sum(count for _, count in tail)
    if rest == 0:
        return head
    if len(tail) == 1:
        return ranked
    return head + [(label, rest)]


assert lump_small_shares({"a": 5, "b": 9, "c": 1, "d": 2}, 2, "rest") == [
    ("b", 9),
    ("a", 5),
    ("rest", 3),
]
assert lump_small_shares({"a": 5, "b": 9, "c": 1}, 2, "rest") == [("b", 9), ("a", 5), ("c", 1)]
assert lump_small_shares({"a": 5, "b": 9}, 2, "rest") == [("b", 9), ("a", 5)]
assert lump_small_shares({"z": 4, "y": 4, "x": 4, "w": 4}, 1, "..") == [("w", 4), ("..", 12)]
assert lump_small_shares({"a": 3, "b": 0, "c": 0}, 1, "rest") == [("a", 3)]
assert lump_small_shares({"a": 3, "b": 1, "c": 0}, 1, "rest") == [("a", 3), ("rest", 1)]
assert lump_small_shares({"a": 3, "b": 1}, 0, "all") == [("all", 4)]
assert lump_small_shares({"a": 3, "b": 1}, -1, "all") == [("all", 4)]
assert lump_small_shares({"a": 3, "b": 0}, 1, "all") == [("a", 3)]
assert lump_small_shares({"a": 3}, 0, "all") == [("a", 3)]
assert lump_small_shares({}, 2, "rest") == []
