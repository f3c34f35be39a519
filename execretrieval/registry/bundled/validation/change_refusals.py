"""Which changed fields of a record are refused and why: unknown without a policy, fixed ones already set, shrunk when a grow field gets smaller or emptied. Setting what was None is always allowed, keeping a value is fine."""


def refusal_of(before, after, policy):
    if before is None:
        return None
    if policy == "fixed" and after != before:
        return "fixed"
    if policy == "grow" and (after is None or after < before):
        return "shrunk"
    return None


def change_refusals(old, changes, policies):
    refused = {}
    for name, value in changes.items():
        if name not in policies:
            refused[name] = "unknown"
            continue
        reason = refusal_of(old.get(name), value, policies[name])
        if reason is not None:
            refused[name] = reason
    return refused


assert change_refusals({"id": 7}, {"id": 8}, {"id": "fixed"}) == {"id": "fixed"}
assert change_refusals({"id": 7}, {"id": 7}, {"id": "fixed"}) == {}
assert change_refusals({"id": None}, {"id": 7}, {"id": "fixed"}) == {}
assert change_refusals({}, {"id": 7, "n": 2}, {"id": "fixed", "n": "grow"}) == {}
assert change_refusals({"id": 7}, {"id": None}, {"id": "fixed"}) == {"id": "fixed"}
assert change_refusals({"n": 5}, {"n": 4}, {"n": "grow"}) == {"n": "shrunk"}
assert change_refusals({"n": 5}, {"n": 6}, {"n": "grow"}) == {}
assert change_refusals({"n": 5}, {"n": 5}, {"n": "grow"}) == {}
assert change_refusals({"n": 5}, {"n": None}, {"n": "grow"}) == {"n": "shrunk"}
assert change_refusals({"t": 5}, {"t": 4}, {"t": "free"}) == {}
assert change_refusals({"x": 1}, {"x": 1, "id": 2}, {"id": "fixed"}) == {"x": "unknown"}
assert change_refusals({"a": 1, "b": 2}, {"b": 1, "a": 0}, {"a": "fixed", "b": "grow"}) == {
    "b": "shrunk",
    "a": "fixed",
}
