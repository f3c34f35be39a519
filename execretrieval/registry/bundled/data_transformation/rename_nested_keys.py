"""Rename dict keys by a mapping in nested dicts and lists, down to a number of dict levels. A key keeps its old name if the new one stands in the same dict or was just given to another."""


def rename_nested_keys(data, names, levels):
    if isinstance(data, list):
        return [rename_nested_keys(item, names, levels) for item in data]
    if not isinstance(data, dict) or levels < 1:
        return data
    renamed = {}
    for key, value in data.items():
        target = names.get(key, key)
        if target in data or target in renamed:
            target = key
        renamed[target] = rename_nested_keys(value, names, levels - 1)
    return renamed


assert rename_nested_keys({"a": 1, "b": 2}, {"a": "x"}, 1) == {"x": 1, "b": 2}
assert rename_nested_keys({"a": 1, "x": 2}, {"a": "x"}, 1) == {"a": 1, "x": 2}
assert rename_nested_keys({"x": 2, "a": 1}, {"a": "x"}, 1) == {"x": 2, "a": 1}
assert rename_nested_keys({"a": 1, "b": 2}, {"a": "x", "b": "x"}, 1) == {"x": 1, "b": 2}
assert rename_nested_keys({"a": {"a": 3}}, {"a": "x"}, 2) == {"x": {"x": 3}}
assert rename_nested_keys({"a": {"a": 3}}, {"a": "x"}, 1) == {"x": {"a": 3}}
assert rename_nested_keys([{"a": 1}, [{"a": [{"a": 5}]}]], {"a": "x"}, 1) == [
    {"x": 1},
    [{"x": [{"a": 5}]}],
]
assert rename_nested_keys({"a": 1}, {"a": "x"}, 0) == {"a": 1}
assert rename_nested_keys("a", {"a": "x"}, 3) == "a"
assert rename_nested_keys({}, {"a": "x"}, 1) == {}
