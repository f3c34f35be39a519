"""Explode a bill of materials, an assembly mapped to its components with counts, into total counts of parts that are not assemblies, sorted by part. An assembly containing itself raises ValueError; building fewer than one needs nothing."""


def add_parts(recipes, name, count, above, totals):
    if name in above:
        raise ValueError(f"{name} contains itself")
    if name not in recipes:
        totals[name] = totals.get(name, 0) + count
        return
    for part, each in recipes[name].items():
        add_parts(recipes, part, count * each, [*above, name], totals)


def total_base_parts(recipes, name, count):
    if count < 1:
        return {}
    totals = {}
    add_parts(recipes, name, count, [], totals)
    return dict(sorted(totals.items()))


assert total_base_parts({"car": {"wheel": 4}, "wheel": {"bolt": 5, "tyre": 1}}, "car", 1) == {
    "bolt": 20,
    "tyre": 4,
}
assert total_base_parts({"car": {"wheel": 4}, "wheel": {"bolt": 5}}, "car", 2) == {"bolt": 40}
assert total_base_parts({"car": {"wheel": 4}, "wheel": {"bolt": 5}}, "wheel", 3) == {"bolt": 15}
assert total_base_parts({"a": {"b": 2, "c": 3}, "b": {"c": 5}}, "a", 1) == {"c": 13}
assert list(total_base_parts({"a": {"z": 1, "b": 1}, "b": {"d": 1, "c": 1}}, "a", 1)) == [
    "c",
    "d",
    "z",
]
assert total_base_parts({"a": {"b": 2}}, "b", 7) == {"b": 7}
assert total_base_parts({"a": {}}, "a", 2) == {}
assert total_base_parts({"a": {"b": 2}}, "a", 0) == {}
assert total_base_parts({"a": {"b": 2}}, "a", -1) == {}
assert total_base_parts({"a": {"b": 1, "c": 1}, "b": {"d": 2}, "c": {"d": 3}}, "a", 1) == {"d": 5}
try:
    total_base_parts({"a": {"b": 1}, "b": {"c": 1, "a": 1}}, "a", 1)
except ValueError:
    pass
else:
    raise AssertionError("an assembly that contains itself was exploded")
