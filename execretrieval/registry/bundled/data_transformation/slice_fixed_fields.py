"""Cut a line of fixed columns into named fields by first and last column, counted from one and both included. Fields are stripped, blank ones None; fields without any column inside the line are left out."""


def slice_fixed_fields(line, layout):
    fields = {}
    for name, first, last in layout:
        start = max(first, 1)
        if start > last or start > len(line):
            continue
        text = line[start - 1 : last].strip()
        fields[name] = text if text else None
    return fields


assert slice_fixed_fields("ab12 xy", [("code", 1, 2), ("n", 3, 5), ("t", 6, 7)]) == {
    "code": "ab",
    "n": "12",
    "t": "xy",
}
assert slice_fixed_fields("ab12 xy", [("a", 1, 1), ("b", 7, 7)]) == {"a": "a", "b": "y"}
assert slice_fixed_fields("ab  c", [("gap", 3, 4), ("c", 4, 5)]) == {"gap": None, "c": "c"}
assert slice_fixed_fields("abc", [("c", 3, 9), ("d", 4, 9)]) == {"c": "c"}
assert slice_fixed_fields("abcdef", [("whole", 1, 6), ("middle", 3, 4)]) == {
    "whole": "abcdef",
    "middle": "cd",
}
assert slice_fixed_fields("abc", [("none", 2, 1), ("one", 2, 2)]) == {"one": "b"}
assert slice_fixed_fields("abc", [("early", -2, 2), ("zero", 0, 1), ("out", -5, -1)]) == {
    "early": "ab",
    "zero": "a",
}
assert slice_fixed_fields("  a b  ", [("x", 1, 7), ("y", 1, 2)]) == {"x": "a b", "y": None}
assert slice_fixed_fields("", [("x", 1, 3)]) == {}
assert slice_fixed_fields("abc", []) == {}
