"""Closest manager shared by two employees in a mapping of employee to boss, at most some levels above the first. No such manager, one person asked twice, or a chain of bosses running in a circle gives None."""


def chain_above(boss_of, name):
    chain = []
    while name in boss_of:
        name = boss_of[name]
        if name in chain:
            return []
        chain.append(name)
    return chain


def nearest_common_boss(boss_of, first, second, levels):
    if first == second:
        return None
    others = chain_above(boss_of, second)
    for level, boss in enumerate(chain_above(boss_of, first), 1):
        if level > levels:
            break
        if boss in others:
            return boss
    return None


assert nearest_common_boss({"a": "m", "b": "m"}, "a", "b", 1) == "m"
assert nearest_common_boss({"a": "m", "b": "m"}, "a", "b", 0) is None
assert nearest_common_boss({"a": "m", "b": "n", "m": "c", "n": "c", "c": "z"}, "a", "b", 2) == "c"
assert nearest_common_boss({"a": "m", "m": "c", "b": "c"}, "a", "b", 2) == "c"
assert nearest_common_boss({"a": "m", "m": "c", "b": "c"}, "a", "b", 1) is None
assert nearest_common_boss({"a": "m", "m": "c", "b": "c"}, "b", "a", 1) == "c"
assert nearest_common_boss({"a": "b", "b": "c", "c": "d"}, "a", "b", 5) == "c"
assert nearest_common_boss({"a": "b"}, "a", "b", 9) is None
assert nearest_common_boss({"a": "m", "b": "n"}, "a", "b", 9) is None
assert nearest_common_boss({"a": "m", "m": "c"}, "a", "a", 9) is None
assert nearest_common_boss({"a": "m", "m": "n", "n": "m", "b": "m"}, "a", "b", 9) is None
assert nearest_common_boss({}, "a", "b", 9) is None
