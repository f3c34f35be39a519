"""Turn nested dicts and lists into one flat dict keyed by dotted paths with at most so many parts, list positions counting as parts. Deeper and empty containers stay as values; fewer than one part gives an empty dict."""


def branches(node):
    if isinstance(node, dict):
        return node.items()
    if isinstance(node, list):
        return enumerate(node)
    return ()


def flatten_record_paths(record, max_parts):
    if max_parts < 1:
        return {}
    flat = {}
    for key, value in branches(record):
        nested = flatten_record_paths(value, max_parts - 1)
        if not nested:
            flat[str(key)] = value
            continue
        for path, leaf in nested.items():
            flat[f"{key}.{path}"] = leaf
    return flat


assert flatten_record_paths({"a": 1, "b": {"c": 2}}, 2) == {"a": 1, "b.c": 2}
assert flatten_record_paths({"a": 1, "b": {"c": 2}}, 1) == {"a": 1, "b": {"c": 2}}
assert flatten_record_paths({"a": {"b": {"c": 3}}}, 2) == {"a.b": {"c": 3}}
assert flatten_record_paths({"a": {"b": {"c": 3}}}, 3) == {"a.b.c": 3}
assert flatten_record_paths({"x": [5, {"y": 6}]}, 9) == {"x.0": 5, "x.1.y": 6}
assert flatten_record_paths({"x": [5, [6, 7]]}, 2) == {"x.0": 5, "x.1": [6, 7]}
assert flatten_record_paths({"a": {}, "b": [], "c": {"d": []}}, 4) == {"a": {}, "b": [], "c.d": []}
assert flatten_record_paths({"a": None, "b": "text"}, 5) == {"a": None, "b": "text"}
assert flatten_record_paths({}, 3) == {}
assert flatten_record_paths({"a": 1}, 0) == {}
assert flatten_record_paths({"a": {"b": 1}}, -1) == {}
