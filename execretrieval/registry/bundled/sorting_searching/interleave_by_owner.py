"""Spread out a feed of owner and title pairs: first the first title of every owner, then every second one, and so on, each round in feed order. Titles beyond the limit per owner are left out."""


def interleave_by_owner(feed, limit):
    shown = {}
    turns = []
    for position, (owner, title) in enumerate(feed):
        turn = shown.get(owner, 0)
        if turn >= limit:
            continue
        shown[owner] = turn + 1
        turns.append((turn, position, title))
    return [title for _, _, title in sorted(turns)]


assert interleave_by_owner([("a", 1), ("a", 2), ("b", 3)], 5) == [1, 3, 2]
assert interleave_by_owner([("a", 1), ("b", 2), ("a", 3)], 5) == [1, 2, 3]
assert interleave_by_owner([("a", 9), ("a", 8), ("a", 7), ("b", 6), ("b", 5)], 5) == [9, 6, 8, 5, 7]
assert interleave_by_owner([("a", 9), ("a", 8), ("a", 7), ("b", 6), ("b", 5)], 2) == [9, 6, 8, 5]
assert interleave_by_owner([("a", 9), ("a", 8), ("a", 7), ("b", 6), ("b", 5)], 1) == [9, 6]
assert interleave_by_owner([("a", 9), ("a", 8), ("a", 7)], 2) == [9, 8]
assert interleave_by_owner([("b", 4), ("a", 1), ("a", 2), ("b", 3)], 3) == [4, 1, 2, 3]
assert interleave_by_owner([("a", 1), ("a", 2)], 0) == []
assert interleave_by_owner([("a", 1), ("a", 2)], -1) == []
assert interleave_by_owner([], 2) == []
