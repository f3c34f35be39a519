"""Find table rows whose key columns repeat an earlier row's, as pairs of first and repeating row numbered from 1. Text is compared trimmed and without case; rows with an empty or absent key column never repeat."""


def normal_form(value):
    return value.strip().lower() if isinstance(value, str) else value


def duplicate_key_rows(rows, columns):
    first_seen = {}
    pairs = []
    for number, row in enumerate(rows, 1):
        key = tuple(normal_form(row.get(column)) for column in columns)
        if None in key or "" in key:
            continue
        if key in first_seen:
            pairs.append((first_seen[key], number))
        else:
            first_seen[key] = number
    return pairs


assert duplicate_key_rows([{"id": 1}, {"id": 2}, {"id": 1}], ["id"]) == [(1, 3)]
assert duplicate_key_rows([{"id": 1}] * 3, ["id"]) == [(1, 2), (1, 3)]
assert duplicate_key_rows([{"id": " Ab "}, {"id": "aB"}], ["id"]) == [(1, 2)]
assert duplicate_key_rows([{"id": "1"}, {"id": 1}], ["id"]) == []
assert duplicate_key_rows([{"a": 1, "b": 2}, {"a": 1, "b": 3}], ["a", "b"]) == []
assert duplicate_key_rows([{"a": 1, "b": 2}, {"a": 2, "b": 1}], ["a", "b"]) == []
assert duplicate_key_rows([{"a": 1, "b": 2}, {"b": 2, "a": 1}], ["a", "b"]) == [(1, 2)]
assert duplicate_key_rows([{"a": 1}, {"a": 1}], ["a", "b"]) == []
assert duplicate_key_rows([{"id": " "}, {"id": ""}], ["id"]) == []
assert duplicate_key_rows([{"id": 0}, {"id": None}, {"id": 0}], ["id"]) == [(1, 3)]
assert duplicate_key_rows([{"x": 1}, {"x": 2}, {"x": 2}, {"x": 1}], ["x"]) == [(2, 3), (1, 4)]
assert duplicate_key_rows([], ["id"]) == []
