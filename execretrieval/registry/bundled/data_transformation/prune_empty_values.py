"""Remove None, blank text and empty containers from nested dicts and lists, containers that become empty included, down to a given depth. Zero and False stay; below the depth everything is kept; the outermost container always stays."""


def is_hollow(value):
    if isinstance(value, str):
        return not value.strip()
    return value is None or value == {} or value == []


def prune_empty_values(data, depth):
    if depth < 1 or not isinstance(data, (dict, list)):
        return data
    if isinstance(data, dict):
        pruned = {key: prune_empty_values(value, depth - 1) for key, value in data.items()}
        return {key: value for key, value in pruned.items() if not is_hollow(value)}
    pruned = [prune_empty_values(value, depth - 1) for value in data]
    return [value for value in pruned if not is_hollow(value)]


assert prune_empty_values({"a": None, "b": 1, "c": ""}, 1) == {"b": 1}
assert prune_empty_values({"a": {"b": {"c": None}}, "d": 2}, 3) == {"d": 2}
assert prune_empty_values({"a": {"b": {"c": None}}, "d": 2}, 2) == {"a": {"b": {"c": None}}, "d": 2}
assert prune_empty_values([0, False, None, "  ", [], {}, "x"], 1) == [0, False, "x"]
assert prune_empty_values([[None], [1, [None, []]]], 3) == [[1]]
assert prune_empty_values([[None], [1, [None, []]]], 1) == [[None], [1, [None, []]]]
assert prune_empty_values({"a": [None, 3]}, 2) == {"a": [3]}
assert prune_empty_values({"a": None}, 0) == {"a": None}
assert prune_empty_values({"a": None}, 5) == {}
assert prune_empty_values([], 2) == []
