"""Elements left after merging replicas of a set, each a log of time, add or remove, and element: the latest operation decides, a remove winning over an add of equal time. Operations after a horizon are ignored; sorted result."""


def merge_replica_sets(replicas, horizon):
    latest = {}
    for log in replicas:
        for moment, action, element in log:
            if moment > horizon:
                continue
            rank = (moment, action == "remove")
            latest[element] = max(rank, latest.get(element, rank))
    return sorted(element for element, (_, is_removed) in latest.items() if not is_removed)


assert merge_replica_sets([[(1, "add", "x"), (2, "add", "a")]], 9) == ["a", "x"]
assert merge_replica_sets([[(1, "add", "x"), (2, "remove", "x")]], 9) == []
assert merge_replica_sets([[(2, "remove", "x")], [(1, "add", "x")]], 9) == []
assert merge_replica_sets([[(2, "remove", "x")], [(3, "add", "x")]], 9) == ["x"]
assert merge_replica_sets([[(2, "remove", "x")], [(2, "add", "x")]], 9) == []
assert merge_replica_sets([[(2, "add", "x")], [(2, "remove", "x")]], 9) == []
assert merge_replica_sets([[(2, "add", "x")], [(3, "remove", "x")]], 2) == ["x"]
assert merge_replica_sets([[(2, "add", "x")], [(3, "remove", "x")]], 3) == []
assert merge_replica_sets([[(2, "add", "x"), (5, "add", "y")]], 4) == ["x"]
assert merge_replica_sets([[(1, "remove", "x")], [(3, "add", "x"), (2, "remove", "x")]], 9) == ["x"]
assert merge_replica_sets([[], []], 9) == []
assert merge_replica_sets([], 9) == []
