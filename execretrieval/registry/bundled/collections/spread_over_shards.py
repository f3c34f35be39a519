"""Place named weights on shards with given initial loads: heaviest first, equal weights by name, each goes to the least loaded shard that can take one more item, the first on a tie. Too little room gives None."""


def pick_shard(loads, shards, room):
    open_shards = [n for n in range(len(shards)) if len(shards[n]) < room]
    return min(open_shards, key=lambda n: (loads[n], n))


def spread_over_shards(weights, initial, room):
    if len(weights) > len(initial) * room:
        return None
    shards = [[] for _ in initial]
    loads = list(initial)
    for name in sorted(weights, key=lambda name: (-weights[name], name)):
        chosen = pick_shard(loads, shards, room)
        shards[chosen].append(name)
        loads[chosen] += weights[name]
    return shards


assert spread_over_shards({"a": 5, "b": 4, "c": 3, "d": 2}, [0, 0], 9) == [["a", "d"], ["b", "c"]]
assert spread_over_shards({"d": 2, "a": 5, "c": 3, "b": 4}, [0, 0], 2) == [["a", "d"], ["b", "c"]]
assert spread_over_shards({"a": 9, "b": 1, "c": 1, "d": 1}, [0, 0], 2) == [["a", "d"], ["b", "c"]]
assert spread_over_shards({"a": 9, "b": 1, "c": 1, "d": 1}, [0, 0], 3) == [["a"], ["b", "c", "d"]]
assert spread_over_shards({"y": 2, "x": 2, "w": 2}, [0, 0, 0], 1) == [["w"], ["x"], ["y"]]
assert spread_over_shards({"x": 1, "y": 3, "z": 2}, [5, 1], 5) == [["x"], ["y", "z"]]
assert spread_over_shards({"x": 1, "y": 3, "z": 2}, [4, 1], 5) == [["z"], ["y", "x"]]
assert spread_over_shards({"x": 1, "y": 3}, [2], 2) == [["y", "x"]]
assert spread_over_shards({"x": 1, "y": 3}, [2], 1) is None
assert spread_over_shards({"x": 1}, [], 4) is None
assert spread_over_shards({"x": 1}, [3, 0, 0], 4) == [[], ["x"], []]
assert spread_over_shards({}, [7, 7], 0) == [[], []]
