"""Tick and name of jobs as served, one per tick, given name, priority and arrival: each full step of waiting raises the priority by one. Equals go by arrival, then name; a step below one raises ValueError."""

from math import inf


def urgency(job, tick, step):
    name, priority, arrival = job
    return -(priority + (tick - arrival) // step), arrival, name


def serve_with_aging(jobs, step):
    if step < 1:
        raise ValueError("the step must be positive")
    waiting = list(jobs)
    order = []
    tick = -inf
    while waiting:
        tick = max(tick, min(arrival for _, _, arrival in waiting))
        ready = [job for job in waiting if job[2] <= tick]
        chosen = min(ready, key=lambda job: urgency(job, tick, step))
        waiting.remove(chosen)
        order.append((tick, chosen[0]))
        tick += 1
    return order


assert serve_with_aging([("a", 1, 0), ("b", 5, 0)], 9) == [(0, "b"), (1, "a")]
assert serve_with_aging([("a", 1, 0), ("b", 5, 1)], 9) == [(0, "a"), (1, "b")]
assert serve_with_aging([("b", 1, 0), ("a", 1, 0)], 9) == [(0, "a"), (1, "b")]
assert serve_with_aging([("x", 9, 0), ("a", 1, 0), ("b", 2, 2), ("y", 9, 1)], 2) == [
    (0, "x"),
    (1, "y"),
    (2, "a"),
    (3, "b"),
]
assert serve_with_aging([("x", 9, 0), ("a", 1, 0), ("b", 2, 2), ("y", 9, 1)], 3) == [
    (0, "x"),
    (1, "y"),
    (2, "b"),
    (3, "a"),
]
assert serve_with_aging([("x", 9, 0), ("a", 0, 0), ("y", 9, 1), ("b", 1, 1)], 2) == [
    (0, "x"),
    (1, "y"),
    (2, "a"),
    (3, "b"),
]
assert serve_with_aging([("a", 1, 3), ("b", 1, -4)], 1) == [(-4, "b"), (3, "a")]
assert serve_with_aging([("a", 0, 0), ("b", 0, 0), ("c", 2, 1)], 1) == [
    (0, "a"),
    (1, "c"),
    (2, "b"),
]
assert serve_with_aging([("a", 0, 0), ("b", 0, 0), ("c", 1, 1)], 1) == [
    (0, "a"),
    (1, "b"),
    (2, "c"),
]
assert serve_with_aging([], 1) == []
try:
    serve_with_aging([("a", 1, 0)], 0)
except ValueError:
    pass
else:
    raise AssertionError("a step of zero was accepted")
