def rename_nested_keys(data, names, levels):
    if isinstance(data, list):
        return [rename_nested_keys(item, names, levels) for item in data]
    if levels <= 0 or not isinstance(data, dict):
        return data
    keys = list(data)
    new = []
    for i, key in enumerate(keys):
        free = key in names and names[key] not in keys
        first = all(names.get(other) != names.get(key) for other in keys[:i])
        new.append(names[key] if free and first else key)
    return {
        name: rename_nested_keys(data[key], names, levels - 1) for name, key in zip(new, keys, strict=True)
    }
