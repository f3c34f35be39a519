"""Resolve recipients to individual addresses when some are group names whose members may be groups again: each address once, in order of first appearance. Groups containing themselves are tolerated; excluded names, group or person, are skipped with all below."""


def visit(name, groups, blocked, found):
    if name in blocked or name in found:
        return
    if name not in groups:
        found.append(name)
        return
    for member in groups[name]:
        visit(member, groups, [*blocked, name], found)


def expand_mailing_groups(recipients, groups, excluded):
    found = []
    for name in recipients:
        visit(name, groups, excluded, found)
    return found


assert expand_mailing_groups(["ann"], {}, []) == ["ann"]
assert expand_mailing_groups(["it", "ann"], {"it": ["bob", "ann"]}, []) == ["bob", "ann"]
assert expand_mailing_groups(["all"], {"all": ["it", "cy"], "it": ["bob", "cy"]}, []) == [
    "bob",
    "cy",
]
assert expand_mailing_groups(["x"], {"x": ["y", "a"], "y": ["x", "b"]}, []) == ["b", "a"]
assert expand_mailing_groups(["x", "y"], {"x": ["x"], "y": ["a"]}, []) == ["a"]
assert expand_mailing_groups(["it"], {"it": ["bob", "ann"]}, ["bob"]) == ["ann"]
assert expand_mailing_groups(["all"], {"all": ["it", "cy"], "it": ["bob"]}, ["it"]) == ["cy"]
assert expand_mailing_groups(["it", "bob"], {"it": ["bob", "ann"]}, ["it"]) == ["bob"]
assert expand_mailing_groups(["a", "b", "a"], {}, []) == ["a", "b"]
assert expand_mailing_groups(["it"], {"it": []}, []) == []
assert expand_mailing_groups([], {"it": ["bob"]}, []) == []
