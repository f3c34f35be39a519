"""Holder of a lock after each request of time, node and action: claim takes a free lock or prolongs one's own for a fixed duration, release frees one's own. It is free the moment it runs out."""


def lease_holder_trace(requests, duration):
    lease = None
    trace = []
    for time, node, action in requests:
        if lease and time >= lease[1]:
            lease = None
        if not lease or lease[0] == node:
            if action == "claim":
                lease = node, time + duration
            elif action == "release":
                lease = None
        trace.append(lease[0] if lease else None)
    return trace


assert lease_holder_trace([(0, "a", "claim"), (4, "b", "claim")], 5) == ["a", "a"]
assert lease_holder_trace([(0, "a", "claim"), (5, "b", "claim")], 5) == ["a", "b"]
assert lease_holder_trace([(0, "a", "claim"), (4, "a", "claim"), (8, "b", "claim")], 5) == ["a", "a", "a"]
assert lease_holder_trace([(0, "a", "claim"), (4, "a", "claim"), (9, "b", "claim")], 5) == ["a", "a", "b"]
assert lease_holder_trace([(0, "a", "claim"), (1, "a", "release"), (2, "b", "claim")], 5) == ["a", None, "b"]
assert lease_holder_trace([(0, "a", "claim"), (1, "b", "release"), (2, "b", "claim")], 5) == ["a", "a", "a"]
assert lease_holder_trace([(0, "a", "claim"), (3, "a", "ping"), (5, "a", "ping")], 5) == ["a", "a", None]
assert lease_holder_trace([(3, "a", "release"), (4, "b", "ping")], 5) == [None, None]
assert lease_holder_trace([(0, "a", "claim"), (1, "a", "release"), (1, "a", "claim")], 2) == ["a", None, "a"]
assert lease_holder_trace([], 5) == []
