"""Give each employee, listed with years of service and wished shifts, the first wished shift that has room, longest service first and equals as listed. Whoever finds no room gets None; unknown shifts have no room."""


def assign_by_seniority(employees, room):
    left = dict(room)
    assigned = {}
    for name, _, wishes in sorted(employees, key=lambda employee: employee[1], reverse=True):
        assigned[name] = None
        for shift in wishes:
            if shift not in left or left[shift] < 1:
                continue
            left[shift] -= 1
            assigned[name] = shift
            break
    return assigned


assert assign_by_seniority([("a", 2, "xy"), ("b", 9, "xy")], {"x": 1, "y": 1}) == {"b": "x", "a": "y"}
assert assign_by_seniority([("a", 9, "xy"), ("b", 2, "xy")], {"x": 1, "y": 1}) == {"a": "x", "b": "y"}
assert assign_by_seniority([("a", 2, "xy"), ("b", 9, "xy")], {"x": 2, "y": 1}) == {"b": "x", "a": "x"}
assert assign_by_seniority([("a", 4, "x"), ("b", 4, "x")], {"x": 1}) == {"a": "x", "b": None}
assert assign_by_seniority([("b", 4, "x"), ("a", 4, "x")], {"x": 1}) == {"b": "x", "a": None}
assert assign_by_seniority([("a", 1, "zx")], {"x": 1}) == {"a": "x"}
assert assign_by_seniority([("a", 1, "yx"), ("b", 0, "y")], {"x": 1, "y": 1}) == {"a": "y", "b": None}
assert assign_by_seniority([("a", 1, "x")], {"x": 0}) == {"a": None}
assert assign_by_seniority([("a", 1, "")], {"x": 3}) == {"a": None}
assert assign_by_seniority([("a", 3, "x"), ("b", 2, "x"), ("c", 1, "x")], {"x": 2}) == {
    "a": "x",
    "b": "x",
    "c": None,
}
assert assign_by_seniority([], {"x": 1}) == {}
