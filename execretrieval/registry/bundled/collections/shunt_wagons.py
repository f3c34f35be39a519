"""Move wagons between dead-end tracks, listed towards the open end, by steps of count, source and target, each group keeping its order. Refuse counts under one, too few wagons, too little room, one track twice; return tracks, refused positions."""


def is_possible(tracks, lengths, count, source, target):
    if count < 1 or count > len(tracks[source]):
        return False
    return len(tracks[target]) + count <= lengths[target]


def shunt_wagons(tracks, lengths, steps):
    state = {name: list(wagons) for name, wagons in tracks.items()}
    refused = []
    for position, (count, source, target) in enumerate(steps):
        if source == target or not is_possible(state, lengths, count, source, target):
            refused.append(position)
            continue
        state[target] += state[source][-count:]
        del state[source][-count:]
    return state, refused


assert shunt_wagons({"a": "xyz", "b": ""}, {"a": 3, "b": 3}, [(2, "a", "b")]) == (
    {"a": ["x"], "b": ["y", "z"]},
    [],
)
assert shunt_wagons({"a": "xy", "b": "pq"}, {"a": 3, "b": 3}, [(1, "a", "b"), (2, "b", "a")]) == (
    {"a": ["x", "q", "y"], "b": ["p"]},
    [],
)
assert shunt_wagons({"a": "xy", "b": "pq"}, {"a": 3, "b": 3}, [(2, "a", "b"), (1, "a", "b")]) == (
    {"a": ["x"], "b": ["p", "q", "y"]},
    [0],
)
assert shunt_wagons({"a": "xy", "b": ""}, {"a": 3, "b": 3}, [(3, "a", "b"), (2, "a", "b")]) == (
    {"a": [], "b": ["x", "y"]},
    [0],
)
assert shunt_wagons({"a": "xy", "b": "p"}, {"a": 3, "b": 3}, [(0, "a", "b"), (1, "b", "a")]) == (
    {"a": ["x", "y", "p"], "b": []},
    [0],
)
assert shunt_wagons({"a": "xy", "b": "p"}, {"a": 3, "b": 3}, [(-1, "a", "b"), (1, "a", "b")]) == (
    {"a": ["x"], "b": ["p", "y"]},
    [0],
)
assert shunt_wagons({"a": "xy"}, {"a": 9}, [(1, "a", "a")]) == ({"a": ["x", "y"]}, [0])
assert shunt_wagons({"a": "x", "b": "y"}, {"a": 1, "b": 1}, [(1, "a", "b"), (1, "b", "a")]) == (
    {"a": ["x"], "b": ["y"]},
    [0, 1],
)
assert shunt_wagons({"a": "x"}, {"a": 1}, []) == ({"a": ["x"]}, [])
