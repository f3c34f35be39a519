"""Compare two lists of record dicts by a key field: new keys, vanished keys, and changed fields by key, all sorted. Fields the new record leaves out count as unchanged; records without the key are ignored, later duplicates win."""


def index_by(records, key):
    return {record[key]: record for record in records if key in record}


def changed_fields(before, after):
    absent = object()
    return sorted(field for field, value in after.items() if before.get(field, absent) != value)


def diff_keyed_records(old, new, key):
    before, after = index_by(old, key), index_by(new, key)
    changes = {}
    for name in sorted(before.keys() & after.keys()):
        fields = changed_fields(before[name], after[name])
        if not fields:
            continue
        changes[name] = fields
    return sorted(after.keys() - before.keys()), sorted(before.keys() - after.keys()), changes


assert diff_keyed_records([], [], "id") == ([], [], {})
assert diff_keyed_records([{"id": 2}, {"id": 1}], [], "id") == ([], [1, 2], {})
assert diff_keyed_records([], [{"id": 2}, {"id": 1}], "id") == ([1, 2], [], {})
assert diff_keyed_records([{"id": 1, "a": 5}], [{"id": 1, "a": 5}], "id") == ([], [], {})
assert diff_keyed_records([{"id": 1, "a": 5}], [{"id": 1, "a": 6}], "id") == ([], [], {1: ["a"]})
assert diff_keyed_records([{"id": 1, "b": None}], [{"id": 1}], "id") == ([], [], {})
assert diff_keyed_records([{"id": 1}], [{"id": 1, "c": None}], "id") == ([], [], {1: ["c"]})
assert diff_keyed_records(
    [{"id": 1, "z": 1, "y": 2, "x": 3}], [{"id": 1, "z": 2, "y": 3}], "id"
) == ([], [], {1: ["y", "z"]})
assert list(
    diff_keyed_records(
        [{"id": 2, "a": 1}, {"id": 1}], [{"id": 2, "a": 2}, {"id": 1, "a": 0}], "id"
    )[2]
) == [1, 2]
assert diff_keyed_records([{"a": 1}, {"id": 3}], [{"a": 2}, {"id": 4}], "id") == ([4], [3], {})
assert diff_keyed_records([{"id": 1, "a": 1}], [{"id": 2, "a": 1}], "a") == ([], [], {1: ["id"]})
assert diff_keyed_records([{"id": 1, "a": 1}, {"id": 1, "a": 2}], [{"id": 1, "a": 2}], "id") == (
    [],
    [],
    {},
)
