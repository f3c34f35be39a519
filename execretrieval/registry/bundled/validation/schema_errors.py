"""Compare nested data with a shape of dicts, one-item lists and exact types, keys ending in a question mark being optional. List the dotted paths that are missing, wrong or unforeseen, sorted; the top level is an empty path."""


def below(path, key):
    return f"{path}.{key}" if path else str(key)


def schema_errors(value, shape, path=""):
    if isinstance(shape, type):
        return [] if type(value) is shape else [path]
    if not isinstance(value, type(shape)):
        return [path]
    errors = []
    if isinstance(shape, list):
        (item_shape,) = shape
        for index, item in enumerate(value):
            errors.extend(schema_errors(item, item_shape, below(path, index)))
        return sorted(errors)
    names = {key.rstrip("?"): key for key in shape}
    for key in value:
        if key not in names:
            errors.append(below(path, key))
    for name, key in names.items():
        if name in value:
            errors.extend(schema_errors(value[name], shape[key], below(path, name)))
        elif not key.endswith("?"):
            errors.append(below(path, name))
    return sorted(errors)


assert schema_errors({"id": 3, "tag": "x"}, {"id": int, "tag": str}) == []
assert schema_errors({"id": "3"}, {"id": int, "tag": str}) == ["id", "tag"]
assert schema_errors({"id": 3, "z": 1, "b": 2}, {"id": int}) == ["b", "z"]
assert schema_errors({"id": 3}, {"id": int, "tag?": str}) == []
assert schema_errors({"id": 3, "tag": 4}, {"id": int, "tag?": str}) == ["tag"]
assert schema_errors({"a": {"b": [1, "x", 2, None]}}, {"a": {"b": [int]}}) == ["a.b.1", "a.b.3"]
assert schema_errors([{"k": 1}, {"k": 1.5}, 7], [{"k": int}]) == ["1.k", "2"]
assert schema_errors({"a": []}, {"a": [int]}) == []
assert schema_errors({"a": {}}, {"a": [int]}) == ["a"]
assert schema_errors(True, int) == [""]
assert schema_errors([], {}) == [""]
assert schema_errors({}, {"end": type(None)}) == ["end"]
assert schema_errors({"m": {"n": 1}}, {"m": {"n": int, "o": int}, "p?": int}) == ["m.o"]
