"""Check chosen command options against rules: needs demands all others once its first is chosen, excludes forbids more than one name, any wants at least one. Return positions of violated rules; another kind raises ValueError with its name."""


def is_violated(kind, names, chosen):
    count = sum(name in chosen for name in names)
    if kind == "any":
        return count == 0
    if kind == "excludes":
        return count > 1
    if kind != "needs":
        raise ValueError(kind)
    return names[0] in chosen and count < len(names)


def option_conflicts(chosen, rules):
    return [index for index, (kind, *names) in enumerate(rules) if is_violated(kind, names, chosen)]


assert option_conflicts(["a"], [("needs", "a", "b")]) == [0]
assert option_conflicts(["a", "b"], [("needs", "a", "b")]) == []
assert option_conflicts(["b"], [("needs", "a", "b")]) == []
assert option_conflicts(["a", "c"], [("needs", "a", "b", "c")]) == [0]
assert option_conflicts(["b", "c"], [("needs", "a", "b", "c")]) == []
assert option_conflicts(["a", "b", "x"], [("excludes", "a", "b", "c")]) == [0]
assert option_conflicts(["c", "x"], [("excludes", "a", "b", "c")]) == []
assert option_conflicts([], [("any", "a", "b"), ("excludes", "a", "b"), ("needs", "a", "b")]) == [0]
assert option_conflicts(["b"], [("any", "a", "b"), ("needs", "b", "a"), ("any", "c", "d")]) == [
    1,
    2,
]
assert option_conflicts(["a", "b"], [("any", "a", "b")]) == []
assert option_conflicts(["a"], []) == []
try:
    option_conflicts(["a"], [("never", "a")])
except ValueError as error:
    assert str(error) == "never"
else:
    raise AssertionError
