"""Put items into the order of a reference list, whose first mention of a name counts; unlisted items follow in their given order, and items of a second list always stand at the very end, in the given order too."""

KNOWN, UNKNOWN, CLOSING = range(3)


def sort_like_reference(items, reference, closing):
    rank = {}
    for place, name in enumerate(reference):
        if name in rank:
            continue
        rank[name] = place

    def key(item):
        if item in closing:
            return (CLOSING,)
        return (KNOWN, rank[item]) if item in rank else (UNKNOWN,)

    return sorted(items, key=key)


assert sort_like_reference(["c", "a", "b"], ["b", "c", "a"], []) == ["b", "c", "a"]
assert sort_like_reference(["x", "a", "b"], ["b", "a"], []) == ["b", "a", "x"]
assert sort_like_reference(["z", "x", "y", "a"], ["a"], []) == ["a", "z", "x", "y"]
assert sort_like_reference(["a", "b", "c"], ["a", "b", "c"], ["a"]) == ["b", "c", "a"]
assert sort_like_reference(["n", "b", "m", "a"], ["a", "b"], ["b", "n"]) == ["a", "m", "n", "b"]
assert sort_like_reference(["o", "z", "a"], ["a"], ["o"]) == ["a", "z", "o"]
assert sort_like_reference(["b", "a"], ["a", "b", "a"], []) == ["a", "b"]
assert sort_like_reference(["a", "a", "b", "a"], ["b", "a"], []) == ["b", "a", "a", "a"]
assert sort_like_reference(["b", "a"], [], []) == ["b", "a"]
assert sort_like_reference([], ["a"], ["b"]) == []
