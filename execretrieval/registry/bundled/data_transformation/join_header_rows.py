"""Merge two header rows into single column names: empty upper cells repeat the one to their left, upper and lower parts join with a slash, empty parts are left out, and repeated names get a space and numbers from 2."""


def join_header_rows(upper, lower):
    names = []
    seen = {}
    group = ""
    for i, label in enumerate(lower):
        if i < len(upper) and upper[i]:
            group = upper[i]
        name = f"{group}/{label}" if group and label else group or label
        seen[name] = seen.get(name, 0) + 1
        names.append(f"{name} {seen[name]}" if seen[name] > 1 else name)
    return names


assert join_header_rows(["size", "", "color"], ["w", "h", "rgb"]) == [
    "size/w",
    "size/h",
    "color/rgb",
]
assert join_header_rows(["", "size", ""], ["id", "w", "h"]) == ["id", "size/w", "size/h"]
assert join_header_rows(["size", "note"], ["w", ""]) == ["size/w", "note"]
assert join_header_rows(["a"], ["x", "y", "z"]) == ["a/x", "a/y", "a/z"]
assert join_header_rows(["a", "", ""], ["x", "x", "x"]) == ["a/x", "a/x 2", "a/x 3"]
assert join_header_rows(["", "a", "b"], ["", "", "c"]) == ["", "a", "b/c"]
assert join_header_rows(["", ""], ["", ""]) == ["", " 2"]
assert join_header_rows(["a", "b", "c"], ["x"]) == ["a/x"]
assert join_header_rows([], ["p", "q", "p"]) == ["p", "q", "p 2"]
assert join_header_rows(["a"], []) == []
