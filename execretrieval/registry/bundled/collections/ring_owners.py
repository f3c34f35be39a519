"""Servers holding each key on a hash ring of servers at given positions, some being down: a number of copies goes to the first live server at or after the key and those following, wrapping around, each at most once."""

from bisect import bisect_left


def distinct_from(names, start):
    return list(dict.fromkeys(names[start:] + names[:start]))


def ring_owners(servers, down, keys, copies):
    positions = sorted(position for position, name in servers.items() if name not in down)
    names = [servers[position] for position in positions]
    owners = []
    for key in keys:
        ring = distinct_from(names, bisect_left(positions, key))
        owners.append(ring[:copies])
    return owners


assert ring_owners({10: "a", 20: "b", 40: "c"}, [], [10, 11, 20, 21], 1) == [
    ["a"],
    ["b"],
    ["b"],
    ["c"],
]
assert ring_owners({10: "a", 20: "b", 40: "c"}, [], [40, 41, 0], 1) == [["c"], ["a"], ["a"]]
assert ring_owners({10: "a", 20: "b", 40: "c"}, [], [15, 35], 2) == [["b", "c"], ["c", "a"]]
assert ring_owners({10: "a", 20: "b", 40: "c"}, [], [15], 3) == [["b", "c", "a"]]
assert ring_owners({10: "a", 20: "b", 40: "c"}, [], [15], 4) == [["b", "c", "a"]]
assert ring_owners({10: "a", 20: "b", 40: "c"}, ["b"], [15, 45], 2) == [["c", "a"], ["a", "c"]]
assert ring_owners({20: "b", 10: "a"}, [], [5, 15, 25], 1) == [["a"], ["b"], ["a"]]
assert ring_owners({7: "z"}, [], [3, 7, 8], 2) == [["z"], ["z"], ["z"]]
assert ring_owners({7: "z", 9: "y"}, [], [8, 3], 0) == [[], []]
assert ring_owners({7: "z"}, ["z"], [3, 9], 1) == [[], []]
assert ring_owners({3: "z", 5: "z", 7: "y"}, [], [4, 6], 2) == [["z", "y"], ["y", "z"]]
assert ring_owners({}, [], [1], 2) == [[]]
assert ring_owners({7: "z"}, [], [], 2) == []
