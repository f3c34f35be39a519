"""Relate two version vectors, dicts of node to counter: before, after, equal or concurrent, a missing node counting as 0. With a skew, counters differing by no more than it are treated as the same; a negative skew raises ValueError."""


def is_ahead(one, other, skew):
    return any(count - other.get(node, 0) > skew for node, count in one.items())


def compare_version_vectors(mine, theirs, skew):
    if skew < 0:
        raise ValueError("a skew is not negative")
    ahead, behind = is_ahead(mine, theirs, skew), is_ahead(theirs, mine, skew)
    if ahead and behind:
        return "concurrent"
    if ahead:
        return "after"
    return "before" if behind else "equal"


assert compare_version_vectors({"a": 1}, {"a": 2}, 0) == "before"
assert compare_version_vectors({"a": 2}, {"a": 1}, 0) == "after"
assert compare_version_vectors({"a": 2, "b": 1}, {"b": 1, "a": 2}, 0) == "equal"
assert compare_version_vectors({"a": 2, "b": 1}, {"a": 1, "b": 2}, 0) == "concurrent"
assert compare_version_vectors({"a": 1}, {"b": 1}, 0) == "concurrent"
assert compare_version_vectors({"a": 1, "b": 0}, {"a": 1}, 0) == "equal"
assert compare_version_vectors({"a": 1}, {"a": 1, "b": 1}, 0) == "before"
assert compare_version_vectors({"a": 3, "b": 9}, {"a": 5, "b": 2}, 2) == "after"
assert compare_version_vectors({"a": 3, "b": 9}, {"a": 6, "b": 2}, 2) == "concurrent"
assert compare_version_vectors({"a": 3}, {"a": 5}, 2) == "equal"
assert compare_version_vectors({}, {}, 0) == "equal"
try:
    compare_version_vectors({}, {}, -1)
except ValueError:
    pass
else:
    raise AssertionError("a negative skew was accepted")
