"""Shortest unambiguous abbreviation of each command, sorted, at least a minimum number of letters long. Commands that have none shorter than themselves, such as the beginning of another one, are left out; duplicates count once."""


def is_shared(prefix, owner, names):
    return any(name.startswith(prefix) for name in names if name != owner)


def shortest_abbreviations(commands, minimum):
    names = sorted(set(commands))
    short = {}
    for name in names:
        for length in range(max(minimum, 1), len(name)):
            if is_shared(name[:length], name, names):
                continue
            short[name] = name[:length]
            break
    return short


assert shortest_abbreviations(["push", "pull"], 1) == {"pull": "pul", "push": "pus"}
assert shortest_abbreviations(["add", "push"], 1) == {"add": "a", "push": "p"}
assert shortest_abbreviations(["add", "push"], 2) == {"add": "ad", "push": "pu"}
assert shortest_abbreviations(["add", "push"], 3) == {"push": "pus"}
assert shortest_abbreviations(["add", "push"], 4) == {}
assert shortest_abbreviations(["log", "login"], 1) == {"login": "logi"}
assert shortest_abbreviations(["log", "login"], 5) == {}
assert shortest_abbreviations(["bc", "ab"], 0) == {"ab": "a", "bc": "b"}
assert shortest_abbreviations(["b", "abcd"], -3) == {"abcd": "a"}
assert shortest_abbreviations(["go", "go"], 0) == {"go": "g"}
assert list(shortest_abbreviations(["xx", "cc", "vv"], 1)) == ["cc", "vv", "xx"]
assert shortest_abbreviations([], 1) == {}
