"""Answer of a replicated store from replies of version and value, None where a copy stayed silent: if enough replied, the value of the newest version, provided enough copies hold that version and all of them agree. Otherwise None."""


def holding(replies, version):
    return [value for known, value in replies if known == version]


def quorum_value(replies, needed, copies):
    received = [reply for reply in replies if reply is not None]
    if not received or len(received) < needed:
        return None
    newest = max(version for version, _ in received)
    values = holding(received, newest)
    if len(values) < copies or len(set(values)) > 1:
        return None
    return values.pop()


assert quorum_value([(1, "a"), (1, "a"), None], 2, 2) == "a"
assert quorum_value([(1, "a"), None, None], 2, 1) is None
assert quorum_value([(1, "a"), (2, "b"), (1, "a")], 3, 1) == "b"
assert quorum_value([(2, "b"), (1, "a"), (1, "a")], 2, 2) is None
assert quorum_value([(2, "b"), (1, "a"), (2, "b")], 2, 2) == "b"
assert quorum_value([(2, "b"), (1, "a"), (2, "b")], 2, 1) == "b"
assert quorum_value([(2, "b"), (2, "c"), (1, "a")], 2, 2) is None
assert quorum_value([(2, "b"), (2, "b"), (2, "c")], 2, 2) is None
assert quorum_value([(3, "z")], 1, 1) == "z"
assert quorum_value([None, None], 0, 0) is None
assert quorum_value([], 1, 1) is None
