from collections import defaultdict


def quorum_value(replies, needed, copies):
    by_version, received = defaultdict(list), 0
    for reply in replies:
        if reply is None:
            continue
        received += 1
        by_version[reply[0]].append(reply[1])
    if received == 0 or received < needed:
        return None
    values = by_version[sorted(by_version)[-1]]
    agreed = all(value == values[0] for value in values)
    return values[0] if len(values) >= copies and agreed else None
