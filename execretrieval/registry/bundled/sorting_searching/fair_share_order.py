"""Positions of queued jobs, given as owner and cost, by weighted fairness: an owner's costs over the weight add up, and the lowest sum goes first, ties as queued. Unlisted owners weigh 1; weights not positive drop their jobs."""

from collections import Counter
from fractions import Fraction


def fair_share_order(jobs, weights):
    finish = Counter()
    order = []
    for position, (owner, cost) in enumerate(jobs):
        weight = weights.get(owner, 1)
        if weight <= 0:
            continue
        finish[owner] += Fraction(cost) / Fraction(weight)
        order.append((finish[owner], position))
    return [position for _, position in sorted(order)]


assert fair_share_order([("a", 0.5), ("b", 1), ("c", 1)], {"c": 2.5}) == [2, 0, 1]
assert fair_share_order([("a", 4), ("b", 3)], {}) == [1, 0]
assert fair_share_order([("a", 4), ("a", 1), ("b", 5)], {}) == [0, 1, 2]
assert fair_share_order([("a", 4), ("a", 1), ("b", 4)], {}) == [0, 2, 1]
assert fair_share_order([("a", 4), ("b", 3)], {"a": 2}) == [0, 1]
assert fair_share_order([("a", 4), ("b", 3)], {"a": 2, "b": 2}) == [1, 0]
assert fair_share_order([("a", 5), ("b", 3), ("a", 1), ("b", 3)], {"a": 2}) == [0, 1, 2, 3]
assert fair_share_order([("a", 6), ("b", 3), ("a", 2), ("b", 2)], {"a": 3, "b": 2}) == [1, 0, 3, 2]
assert fair_share_order([("a", 1), ("b", 9)], {"a": 0}) == [1]
assert fair_share_order([("a", 1), ("b", 9)], {"a": -2, "b": 1}) == [1]
assert fair_share_order([("c", 0)], {}) == [0]
assert fair_share_order([], {"a": 2}) == []
