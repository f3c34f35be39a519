"""Check categories and their parents, None at the top: missing for an unknown parent, self for its own, cycle when among its own ancestors, deep with more known ancestors than a limit. First reason each, sound ones left out."""


def ancestors_of(name, parents):
    found = []
    current = parents[name]
    while current in parents and current not in found:
        found.append(current)
        current = parents[current]
    return found


def parent_link_faults(parents, limit):
    faults = {}
    for name, parent in parents.items():
        ancestors = ancestors_of(name, parents)
        if parent is not None and parent not in parents:
            faults[name] = "missing"
        elif parent == name:
            faults[name] = "self"
        elif name in ancestors:
            faults[name] = "cycle"
        elif len(ancestors) > limit:
            faults[name] = "deep"
    return faults


assert parent_link_faults({"a": None, "b": "a", "c": "b"}, 2) == {}
assert parent_link_faults({"a": None, "b": "a", "c": "b"}, 1) == {"c": "deep"}
assert parent_link_faults({"a": "x"}, 2) == {"a": "missing"}
assert parent_link_faults({"a": "a"}, 2) == {"a": "self"}
assert parent_link_faults({"a": "b", "b": "a"}, 5) == {"a": "cycle", "b": "cycle"}
assert parent_link_faults({"a": "b", "b": "c", "c": "b"}, 1) == {
    "a": "deep",
    "b": "cycle",
    "c": "cycle",
}
assert parent_link_faults({"a": "b", "b": "b"}, 1) == {"b": "self"}
assert parent_link_faults({"a": "b", "b": "x", "c": "a"}, 1) == {"b": "missing", "c": "deep"}
assert parent_link_faults({"a": None, "b": "a"}, 0) == {"b": "deep"}
assert parent_link_faults({"a": "x", "b": None}, -1) == {"a": "missing", "b": "deep"}
assert parent_link_faults({"a": "b", "b": "a"}, 0) == {"a": "cycle", "b": "cycle"}
assert parent_link_faults({}, 0) == {}
