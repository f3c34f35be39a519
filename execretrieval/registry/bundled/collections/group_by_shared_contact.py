"""Group people who directly or through others share a contact such as a phone number. Groups and members are sorted; contacts shorter than a minimum, outer blanks not counted, connect nobody; a minimum under one raises ValueError."""


def usable(listed, shortest):
    return {contact.strip() for contact in listed if len(contact.strip()) >= shortest}


def absorb(groups, members, contacts):
    apart = []
    for other_members, other_contacts in groups:
        if other_contacts.isdisjoint(contacts):
            apart.append((other_members, other_contacts))
        else:
            members, contacts = members + other_members, contacts | other_contacts
    return [*apart, (members, contacts)]


def group_by_shared_contact(people, shortest):
    if shortest < 1:
        raise ValueError("blank contacts would connect everybody")
    groups = []
    for name, listed in people.items():
        groups = absorb(groups, [name], usable(listed, shortest))
    return sorted(sorted(members) for members, _ in groups)


assert group_by_shared_contact({"bo": ["1"], "al": ["1"]}, 1) == [["al", "bo"]]
assert group_by_shared_contact({"bo": ["1"], "al": ["2"]}, 1) == [["al"], ["bo"]]
assert group_by_shared_contact({"a": ["1"], "b": ["2"], "c": ["2", "1"]}, 1) == [["a", "b", "c"]]
assert group_by_shared_contact({"a": ["1"], "b": ["1"], "c": ["1"]}, 1) == [["a", "b", "c"]]
assert group_by_shared_contact({"a": ["1"], "b": ["2", "1"], "c": ["2"]}, 1) == [["a", "b", "c"]]
assert group_by_shared_contact({"a": ["1"], "d": ["9"], "b": ["1"], "c": ["9"]}, 1) == [
    ["a", "b"],
    ["c", "d"],
]
assert group_by_shared_contact({"a": ["123"], "b": ["123"], "c": ["12"], "d": ["12"]}, 3) == [
    ["a", "b"],
    ["c"],
    ["d"],
]
assert group_by_shared_contact({"a": [" 12"], "b": ["12 "]}, 2) == [["a", "b"]]
assert group_by_shared_contact({"a": [" 12"], "b": [" 12"]}, 3) == [["a"], ["b"]]
assert group_by_shared_contact({"b": [], "a": []}, 1) == [["a"], ["b"]]
assert group_by_shared_contact({}, 1) == []
try:
    group_by_shared_contact({"a": ["1"]}, 0)
except ValueError:
    pass
else:
    raise AssertionError("a minimum of zero was accepted")
