def walk(value, shape, trail):
    if shape in (int, str, float, bool):
        if type(value) != shape:  # noqa: E721
            yield trail
    elif type(value) is not type(shape):
        yield trail
    elif type(shape) is list:
        for index, item in enumerate(value):
            yield from walk(item, shape[0], [*trail, str(index)])
    else:
        required = {key for key in shape if key[-1] != "?"}
        optional = {key[:-1] for key in shape if key[-1] == "?"}
        yield from ([*trail, key] for key in set(value) ^ required if key not in optional)
        for key in set(value) & required:
            yield from walk(value[key], shape[key], [*trail, key])
        for key in set(value) & optional:
            yield from walk(value[key], shape[key + "?"], [*trail, key])


def schema_errors(value, shape):
    return sorted(".".join(trail) for trail in walk(value, shape, []))
