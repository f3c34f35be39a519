"""List the best candidates by Borda count with their points: the last name of a ballot gets 0, each one before it a point more, repeated mentions ignored. Equal points go by name; under one place gives an empty list."""


def rank_by_borda(ballots, places):
    if places < 1:
        return []
    points = {}
    for ballot in ballots:
        names = list(dict.fromkeys(ballot))
        for place, name in enumerate(names, 1):
            points[name] = points.get(name, 0) + len(names) - place
    standing = sorted(points.items(), key=lambda pair: (-pair[1], pair[0]))
    return standing[:places]


assert rank_by_borda([["a", "b", "c"]], 3) == [("a", 2), ("b", 1), ("c", 0)]
assert rank_by_borda([["a", "b", "c"]], 2) == [("a", 2), ("b", 1)]
assert rank_by_borda([["a", "b", "c"], ["b", "c", "a"]], 1) == [("b", 3)]
assert rank_by_borda([["a", "b", "c"], ["b", "c", "a"]], 9) == [("b", 3), ("a", 2), ("c", 1)]
assert rank_by_borda([["b", "a"], ["a", "b"]], 2) == [("a", 1), ("b", 1)]
assert rank_by_borda([["a"], ["b", "c"], ["c", "b", "a", "d"]], 3) == [("b", 3), ("c", 3), ("a", 1)]
assert rank_by_borda([["a", "b", "a", "c"]], 2) == [("a", 2), ("b", 1)]
assert rank_by_borda([["x"]], 1) == [("x", 0)]
assert rank_by_borda([["a", "b"]], 0) == []
assert rank_by_borda([["a", "b"]], -1) == []
assert rank_by_borda([[]], 3) == []
