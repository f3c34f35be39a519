"""Deal out the next turns among named queues: each round visits the queues in order and serves up to its weight from each, absent weights being one. Queues weighted below one are never served; no turns give an empty list."""


def split_at(items, count):
    return items[:count], items[count:]


def weighted_turns(queues, weights, turns):
    waiting = {name: items for name, items in queues.items() if weights.get(name, 1) >= 1}
    order = []
    while any(waiting.values()):
        for name, items in waiting.items():
            served, waiting[name] = split_at(items, weights.get(name, 1))
            order.extend(served)
    return order[: max(turns, 0)]


assert weighted_turns({"a": [1, 2, 3], "b": [7, 8]}, {}, 9) == [1, 7, 2, 8, 3]
assert weighted_turns({"a": [1, 2, 3], "b": [7, 8]}, {"a": 2}, 9) == [1, 2, 7, 3, 8]
assert weighted_turns({"a": [1, 2, 3], "b": [7, 8]}, {"b": 2}, 4) == [1, 7, 8, 2]
assert weighted_turns({"a": [1, 2, 3], "b": [7, 8]}, {"a": 2, "b": 2}, 5) == [1, 2, 7, 8, 3]
assert weighted_turns({"b": [7], "a": [1, 2, 3, 4]}, {"a": 3}, 3) == [7, 1, 2]
assert weighted_turns({"a": [1, 2], "b": [7], "c": [9]}, {"a": 0, "c": -4}, 9) == [7]
assert weighted_turns({"a": [], "b": [7, 8]}, {"a": 5, "b": 1}, 9) == [7, 8]
assert weighted_turns({"a": [1, 2]}, {}, 1) == [1]
assert weighted_turns({"a": [1, 2]}, {}, 0) == []
assert weighted_turns({"a": [1, 2], "b": [7]}, {"a": 2}, -1) == []
assert weighted_turns({}, {"a": 2}, 3) == []
