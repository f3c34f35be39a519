"""Total amounts for every folder from path and amount pairs, each amount counting for the folder and all above it, down to a depth. Deeper folders count only above; totals of zero are left out; sorted by path."""


def roll_up_paths(entries, deepest):
    totals = {}
    for path, amount in entries:
        parts = [part for part in path.split("/") if part]
        for depth in range(1, min(len(parts), deepest) + 1):
            folder = "/".join(parts[:depth])
            totals[folder] = totals.get(folder, 0) + amount
    return sorted(item for item in totals.items() if item[1] != 0)


assert roll_up_paths([("a/b", 3), ("a/c", 4)], 9) == [("a", 7), ("a/b", 3), ("a/c", 4)]
assert roll_up_paths([("a/b/c", 5), ("a", 1)], 2) == [("a", 6), ("a/b", 5)]
assert roll_up_paths([("a/b/c", 5)], 3) == [("a", 5), ("a/b", 5), ("a/b/c", 5)]
assert roll_up_paths([("b", 2), ("a/x", 1)], 1) == [("a", 1), ("b", 2)]
assert roll_up_paths([("/a//b/", 2)], 5) == [("a", 2), ("a/b", 2)]
assert roll_up_paths([("a/b", 3), ("a/c", -3)], 2) == [("a/b", 3), ("a/c", -3)]
assert roll_up_paths([("a", 1), ("a", -1)], 2) == []
assert roll_up_paths([("", 4), ("/", 4)], 2) == []
assert roll_up_paths([("a", 4)], 0) == []
assert roll_up_paths([], 2) == []
