"""Modules to rebuild when some changed, from a mapping of module to modules it uses: all that use them directly or over at most some steps, sorted, with the least number of steps. The changed modules take 0."""


def users_of(module, uses):
    return [user for user, used in uses.items() if module in used]


def affected_by_change(uses, changed, max_steps):
    steps = {module: 0 for module in changed}
    queue = list(steps)
    for module in queue:
        if steps[module] >= max_steps:
            continue
        for user in users_of(module, uses):
            if user not in steps:
                steps[user] = steps[module] + 1
                queue.append(user)
    return dict(sorted(steps.items()))


assert affected_by_change({"a": ["b"], "b": ["c"]}, ["c"], 1) == {"b": 1, "c": 0}
assert affected_by_change({"a": ["b"], "b": ["c"]}, ["c"], 2) == {"a": 2, "b": 1, "c": 0}
assert affected_by_change({"a": ["b"], "b": ["c"]}, ["b"], 5) == {"a": 1, "b": 0}
assert affected_by_change({"a": ["b"], "b": ["c"]}, ["c"], 0) == {"c": 0}
assert affected_by_change({"a": ["b", "c"], "b": ["c"]}, ["c"], 9) == {"a": 1, "b": 1, "c": 0}
assert affected_by_change({"a": ["b"], "b": ["a"]}, ["a"], 9) == {"a": 0, "b": 1}
assert affected_by_change({"a": ["b"], "b": ["c"], "d": ["e"]}, ["b", "e"], 9) == {
    "a": 1,
    "b": 0,
    "d": 1,
    "e": 0,
}
assert list(affected_by_change({"z": ["c"], "a": ["z"]}, ["c"], 3).items()) == [
    ("a", 2),
    ("c", 0),
    ("z", 1),
]
assert affected_by_change({"a": ["b"]}, ["x"], 9) == {"x": 0}
assert affected_by_change({"a": ["b"]}, [], 9) == {}
assert affected_by_change({"a": ["b"]}, ["b"], -1) == {"b": 0}
