"""Feed jobs, as name and priority, to a bounded waiting queue and list the jobs it drops, in order. When full, the lowest priority goes, the newcomer included, the later arrival on a tie; a negative size raises ValueError."""


def weakest(queue):
    return min(range(len(queue)), key=lambda place: (queue[place][1], -place))


def dropped_from_queue(jobs, size):
    if size < 0:
        raise ValueError("size must not be negative")
    queue, dropped = [], []
    for job in jobs:
        queue.append(job)
        if len(queue) <= size:
            continue
        dropped.append(queue.pop(weakest(queue))[0])
    return dropped


assert dropped_from_queue([("a", 5), ("b", 3)], 2) == []
assert dropped_from_queue([("a", 5), ("b", 3)], 1) == ["b"]
assert dropped_from_queue([("a", 3), ("b", 5)], 1) == ["a"]
assert dropped_from_queue([("a", 3), ("b", 3)], 1) == ["b"]
assert dropped_from_queue([("a", 3), ("b", 1), ("c", 2), ("d", 9)], 2) == ["b", "c"]
assert dropped_from_queue([("a", 1), ("b", 2), ("c", 3), ("d", 0)], 2) == ["a", "d"]
assert dropped_from_queue([("a", 2), ("b", 2), ("c", 3), ("d", 3)], 2) == ["b", "a"]
assert dropped_from_queue([("a", 1), ("b", 1), ("c", 1), ("d", 4)], 3) == ["c"]
assert dropped_from_queue([("a", 1), ("b", 2)], 0) == ["a", "b"]
assert dropped_from_queue([], 3) == []
try:
    dropped_from_queue([("a", 1)], -1)
except ValueError:
    pass
else:
    raise AssertionError("a negative size was accepted")
