"""Compare two keyed tables of dict rows and list the keys added, removed and changed, each sorted. Changes in ignored fields do not count, and a field that is absent equals a field holding None."""


def visible_fields(row, ignored):
    return {
        field: value for field, value in row.items() if field not in ignored and value is not None
    }


def diff_snapshots(old, new, ignored=()):
    added = sorted(key for key in new if key not in old)
    removed = []
    changed = []
    for key in sorted(old):
        if key not in new:
            removed.append(key)
            continue
        if visible_fields(old[key], ignored) != visible_fields(new[key], ignored):
            changed.append(key)
    return added, removed, changed


assert diff_snapshots({"a": {"n": 1}}, {"a": {"n": 2}}) == ([], [], ["a"])
assert diff_snapshots({"a": {"n": 1}}, {"a": {"n": 1}}) == ([], [], [])
assert diff_snapshots({"c": {}, "b": {}}, {"d": {}, "a": {}}) == (["a", "d"], ["b", "c"], [])
assert diff_snapshots({"a": {"n": 1, "t": 5}}, {"a": {"n": 1, "t": 6}}, ["t"]) == ([], [], [])
assert diff_snapshots({"a": {"n": 1, "t": 5}}, {"a": {"n": 3, "t": 5}}, ["t"]) == ([], [], ["a"])
assert diff_snapshots({"a": {"n": None}}, {"a": {}}) == ([], [], [])
assert diff_snapshots({"a": {"n": 0}}, {"a": {}}) == ([], [], ["a"])
assert diff_snapshots({"a": {}}, {"a": {"t": 1}}, ["t", "u"]) == ([], [], [])
assert diff_snapshots({2: {"n": 1}, 1: {"n": 1}}, {1: {"n": 2}, 2: {"n": 2}, 3: {}}) == (
    [3],
    [],
    [1, 2],
)
assert diff_snapshots({}, {}) == ([], [], [])
