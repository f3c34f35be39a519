"""Check a record against rules holding lowest size, highest size and whether a field is required, strings and lists measured by length. Return a dict of fields that are missing (None counts), too small, too large or unknown."""


def size_problem(value, low, high):
    size = len(value) if isinstance(value, (str, list)) else value
    if size < low:
        return "too small"
    if size > high:
        return "too large"
    return None


def find_record_errors(record, rules):
    errors = {name: "unknown" for name in record if name not in rules}
    for name, (low, high, required) in rules.items():
        value = record.get(name)
        if value is None and not required:
            continue
        problem = "missing" if value is None else size_problem(value, low, high)
        if problem is None:
            continue
        errors[name] = problem
    return errors


assert find_record_errors({"age": 18}, {"age": (18, 65, True)}) == {}
assert find_record_errors({"age": 17}, {"age": (18, 65, True)}) == {"age": "too small"}
assert find_record_errors({"age": 65}, {"age": (18, 65, False)}) == {}
assert find_record_errors({"age": 66}, {"age": (18, 65, False)}) == {"age": "too large"}
assert find_record_errors({"name": ""}, {"name": (1, 3, True)}) == {"name": "too small"}
assert find_record_errors({"name": "abcd"}, {"name": (1, 3, True)}) == {"name": "too large"}
assert find_record_errors({"tags": [7, 8, 9]}, {"tags": (0, 3, True)}) == {}
assert find_record_errors({}, {"age": (0, 9, True)}) == {"age": "missing"}
assert find_record_errors({"age": None}, {"age": (0, 9, False)}) == {}
assert find_record_errors({"x": 1}, {"y": (0, 2, True)}) == {"x": "unknown", "y": "missing"}
assert find_record_errors({"a": 0, "b": 0}, {"a": (0, 1, True), "b": (1, 2, True)}) == {
    "b": "too small"
}
assert find_record_errors({}, {}) == {}
