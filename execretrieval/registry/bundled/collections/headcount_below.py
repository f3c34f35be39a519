"""Number of direct and indirect reports per manager from employee to boss pairs, managers sorted by name; people managing nobody are left out. Someone who is their own boss, or pairs naming two bosses for one employee, raise ValueError."""


def boss_table(pairs):
    boss_of = {}
    for employee, boss in pairs:
        if employee == boss or boss_of.get(employee, boss) != boss:
            raise ValueError(f"bad boss of {employee}")
        boss_of[employee] = boss
    return boss_of


def headcount_below(pairs):
    boss_of = boss_table(pairs)
    counts = {}
    for employee in boss_of:
        climbed = {employee}
        boss = boss_of[employee]
        while boss is not None and boss not in climbed:
            climbed.add(boss)
            counts[boss] = counts.get(boss, 0) + 1
            boss = boss_of.get(boss)
    return dict(sorted(counts.items()))


assert headcount_below([("a", "m")]) == {"m": 1}
assert headcount_below([("a", "m"), ("b", "m")]) == {"m": 2}
assert headcount_below([("a", "m"), ("m", "c"), ("b", "c")]) == {"c": 3, "m": 1}
assert list(headcount_below([("a", "z"), ("b", "m"), ("m", "z")]).items()) == [("m", 1), ("z", 3)]
assert headcount_below([("a", "b"), ("b", "c"), ("c", "d")]) == {"b": 1, "c": 2, "d": 3}
assert headcount_below([("a", "m"), ("a", "m")]) == {"m": 1}
assert headcount_below([("a", "b"), ("b", "a"), ("c", "a")]) == {"a": 2, "b": 2}
assert headcount_below([]) == {}
try:
    headcount_below([("b", "m"), ("a", "a")])
except ValueError:
    pass
else:
    raise AssertionError("an own boss was accepted")
try:
    headcount_below([("a", "m"), ("a", "n")])
except ValueError:
    pass
else:
    raise AssertionError("two bosses were accepted")
