"""Combine dicts that share a key into one, later non-empty fields winning over earlier ones, with None and empty strings never replacing a value. Dicts without the key are dropped; order of first appearance is kept."""


def is_blank(value):
    return value is None or value == ""


def overlay_records(records, key):
    merged = {}
    for record in records:
        identity = record.get(key)
        if is_blank(identity):
            continue
        target = merged.setdefault(identity, {})
        for field, value in record.items():
            if field in target and is_blank(value):
                continue
            target[field] = value
    return list(merged.values())


assert overlay_records([{"id": 1, "a": 2}, {"id": 1, "a": 3}], "id") == [{"id": 1, "a": 3}]
assert overlay_records([{"id": 1, "a": 2}, {"id": 1, "a": None}], "id") == [{"id": 1, "a": 2}]
assert overlay_records([{"id": 1, "a": 2}, {"id": 1, "a": ""}], "id") == [{"id": 1, "a": 2}]
assert overlay_records([{"id": 1, "a": 2}, {"id": 1, "a": 0, "b": 4}], "id") == [
    {"id": 1, "a": 0, "b": 4}
]
assert overlay_records([{"id": 1, "a": None}, {"id": 1, "b": ""}], "id") == [
    {"id": 1, "a": None, "b": ""}
]
assert overlay_records([{"id": 2, "a": 1}, {"id": 1, "a": 5}, {"id": 2, "c": 3}], "id") == [
    {"id": 2, "a": 1, "c": 3},
    {"id": 1, "a": 5},
]
assert overlay_records(
    [{"a": 1}, {"id": None, "a": 1}, {"id": "", "a": 1}, {"id": 0, "a": 1}], "id"
) == [{"id": 0, "a": 1}]
assert overlay_records([{"sku": "x", "n": 1}, {"id": 3}], "sku") == [{"sku": "x", "n": 1}]
assert overlay_records([], "id") == []
