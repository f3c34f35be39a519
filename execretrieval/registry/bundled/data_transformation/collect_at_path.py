"""All values at a dotted path in nested dicts and lists, where a star stands for every element or entry and a number for a list position, negative from the end. Missing keys and positions are skipped silently."""

import re


def step_into(node, part):
    if part == "*":
        if isinstance(node, dict):
            return list(node.values())
        return node if isinstance(node, list) else []
    if isinstance(node, dict):
        return [node[part]] if part in node else []
    if isinstance(node, list) and re.fullmatch("-?[0-9]+", part):
        place = int(part)
        if -len(node) <= place < len(node):
            return [node[place]]
    return []


def collect_at_path(data, path):
    found = [data]
    for part in path.split("."):
        found = [child for node in found for child in step_into(node, part)]
    return found


assert collect_at_path({"a": {"b": 7}}, "a.b") == [7]
assert collect_at_path({"a": [{"b": 1}, {"c": 2}, {"b": 3}]}, "a.*.b") == [1, 3]
assert collect_at_path({"x": {"p": 1, "q": 2}}, "x.*") == [1, 2]
assert collect_at_path([4, 5, 6], "2") == [6]
assert collect_at_path([4, 5, 6], "-3") == [4]
assert collect_at_path([4, 5, 6], "3") == []
assert collect_at_path([4, 5, 6], "-4") == []
assert collect_at_path({"1": "one", "*": "star"}, "1") == ["one"]
assert collect_at_path([[1, 2], [], [3]], "*.0") == [1, 3]
assert collect_at_path([[1], "ab", 5], "*.*") == [1]
assert collect_at_path({"a": [1]}, "a.--1") == []
assert collect_at_path({"a": "text"}, "a.0") == []
